// Loaded before a server that is measured: tells whoever started it what it has used, when asked.
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1e6, heap: process.memoryUsage().heapUsed });
});
process.channel?.unref();
