// Preloaded into everything that the start command starts: when that command dies without saying so (kill -9), the
// channel to it closes and this process ends as if it had been asked to. It must not keep the process alive.
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
