import { documentedSettings } from '#server/config.ts';
import { settingsTable } from '#server/platform/settings-table.ts';

// `npm run settings`: the table of docs/running.md, from the schemas that read the environment.

process.stdout.write(`${settingsTable(documentedSettings())}\n`);
