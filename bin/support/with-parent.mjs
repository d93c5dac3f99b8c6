// Loaded into the server: it stops when the command that started it is gone, even if that was killed.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
