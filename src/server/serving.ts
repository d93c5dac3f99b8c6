import { findExam } from '#exams/index.ts';
import { createApp } from './app.ts';
import { openDoor } from './backup/door.ts';
import { type Config, readConfig } from './config.ts';
import { openServices } from './conversions/services/index.ts';
import { foundTests } from './found-tests.ts';
import { OperatorError } from './platform/errors.ts';
import { listen } from './platform/http/listen.ts';
import { processNumber, roleAmong } from './platform/processes.ts';
import { registerSite, type SiteOptions } from './site/index.ts';

/** A process that has just started answers first, and then prepares forms. */
const settlingMilliseconds = 3000;

/** Reads the configuration, listens, and stops cleanly when asked to. */
async function main(): Promise<void> {
  const read = readConfig(process.env);
  const config = { ...read, role: roleAmong(read.role) };
  const app = await createApp({ config });
  if (config.role === 'all' || config.role === 'site') {
    await registerSite(app.http, {
      config: publicPart(config),
      countryHeader: config.countryHeader,
      trustProxy: config.trustProxy,
      development: config.development,
      tests: foundTests(),
      nonceOf: (reply) => reply.cspNonce,
      observe: app.metrics.request,
      observeHeld: app.metrics.landingsHeld,
    });
  }
  await listen(app.http, config);
  const shutDoor =
    app.database.kind === 'embedded'
      ? await openDoor(config.dataDir, app.database.database, app.http.log)
      : undefined;
  app.start();
  if (config.role === 'all' || config.role === 'site') {
    setTimeout(app.keepSeedsReady, settlingMilliseconds).unref();
  }
  if ((processNumber() ?? 1) === 1) process.stdout.write(`\n  Sixgates is ready: ${config.publicUrl}\n\n`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const closing = shutDoor ? shutDoor().then(app.close) : app.close();
    closing.then(
      () => process.exit(0),
      (problem) => {
        app.http.log.fatal({ err: problem }, 'Stopping failed.');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** What a browser may know; the secret is not among it. */
function publicPart(config: Config): SiteOptions['config'] {
  const {
    publicUrl,
    apiBase,
    payBase,
    defaultExam,
    supportEmail,
    consentPolicy,
    modeName,
    siteFigures,
    sharing,
  } = config;
  const defaultLanding = findExam(defaultExam)?.face.landing ?? null;
  return {
    publicUrl,
    apiBase,
    payBase,
    defaultExam,
    defaultLanding,
    supportEmail,
    consentPolicy,
    modeName,
    siteFigures,
    sharing,
    ads: openServices(config.given).map(({ title }) => title),
    gallery: !config.production,
  };
}

main().catch((problem) => {
  const said =
    problem instanceof OperatorError ? problem.message : String((problem as Error).stack ?? problem);
  process.stderr.write(`${said}\n`);
  process.exit(1);
});
