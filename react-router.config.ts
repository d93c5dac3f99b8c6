import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The whole map of routes is small, and a lost network must not keep a visitor from the next screen.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
