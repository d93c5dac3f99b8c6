import { isFirst, processesOf, supervise } from './platform/processes.ts';

// Where an operator wants several processes, the first of all only looks after them: it reads nothing of the site.
const count = processesOf(process.env);
if (count > 1 && isFirst()) process.exit(await supervise(count));
await import('./serving.ts');
