import { buildCli, buildServer } from './build.mjs';

/** Tests of the server and of the command line run what people run: the built ones. */
export default async function beforeTests() {
  for (const build of [buildServer, buildCli]) {
    // One that cannot be built fails its own tests, not everybody's.
    await build({ out: process.stderr }).catch((error) => process.stderr.write(`${error.message}\n`));
  }
}
