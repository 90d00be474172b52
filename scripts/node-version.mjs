// Imported first by every entry script. Plain syntax and no named imports, so that an old Node can still read it.

const WANTED = [20, 19];
const version = process.versions.node.split('.').map(Number);

if (version[0] < WANTED[0] || (version[0] === WANTED[0] && version[1] < WANTED[1])) {
  process.stderr.write(
    `Cinderhall needs Node.js ${WANTED.join('.')} or newer; this is ${process.version} (${process.execPath}).\n` +
      'Install a newer one from https://nodejs.org or with your version manager, then try again.\n',
  );
  process.exit(1);
}
