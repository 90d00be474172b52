// Loaded before a server that is measured: tells whoever started it what it has used, when asked.
process.on('message', (asked) => {
  // Collecting garbage is not work that anybody has asked the server for.
  const { user, system } = process.cpuUsage();
  if (asked === 'weighed') globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ cpu: (user + system) / 1e6, heap: heapUsed, whole: rss });
});
process.channel?.unref();
