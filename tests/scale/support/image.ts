import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOf, isLetIn, type Stage, stagesOf } from '#tests/support/container.ts';

const root = new URL('../../../', import.meta.url).pathname;

/** Where the container file puts the product. */
const home = '/srv/sixgates';

/** What `deploy/Containerfile` makes, in a folder of this machine. */
export interface Image {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** The program that it starts. */
  readonly command: readonly string[];
  /** Every file, but for those of packages. */
  files(): string[];
  remove(): void;
}

/**
 * Carries out the steps of the container file without its builder: what it copies, as far as `.dockerignore` lets it in, and what it
 * runs, by this machine's Node. Users, ports and volumes are the builder's.
 */
export function buildImage(): Image {
  const own = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(?:PATH|HOME|npm_config_.*)$/i.test(name)),
  ) as Record<string, string>;
  const folders = new Map<string | undefined, string>();
  let env = own;
  let last: Stage | undefined;
  let folder = '';
  for (const stage of stagesOf()) {
    folder = mkdtempSync(join(tmpdir(), 'sixgates-image-'));
    folders.set(stage.name, folder);
    env = layOut(stage, { folder, folders, env: own });
    last = stage;
  }
  const command = last?.steps.findLast(({ does }) => does === 'CMD')?.what ?? '[]';
  return {
    folder,
    env,
    command: JSON.parse(command) as string[],
    files: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => !path.startsWith('node_modules/'))
        .sort(),
    remove() {
      for (const made of folders.values()) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** @returns the variables that its steps set */
function layOut(
  { steps }: Stage,
  at: { folder: string; folders: ReadonlyMap<string | undefined, string>; env: Record<string, string> },
): Record<string, string> {
  const env = { ...at.env };
  for (const step of steps) {
    if (step.does === 'ENV')
      for (const [, name = '', value = ''] of step.what.matchAll(/(\w+)=(\S+)/g)) env[name] = value;
    if (step.does === 'COPY') copy(copyOf(step), at);
    // The folder of data is the test's own, and so is npm's store.
    const command = step.what.replace(' && npm cache clean --force', '');
    if (step.does === 'RUN' && !command.startsWith('install -d '))
      execFileSync('sh', ['-c', command], { cwd: at.folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  }
  return env;
}

function copy(
  { stage, sources, to }: ReturnType<typeof copyOf>,
  { folder, folders }: { folder: string; folders: ReadonlyMap<string | undefined, string> },
): void {
  if (stage !== undefined) {
    for (const source of sources)
      cpSync(source.replace(home, folders.get(stage) ?? ''), join(folder, to), { recursive: true });
    return;
  }
  for (const source of sources) {
    for (const path of sent()) {
      const isFile = path === source;
      if (!isFile && source !== '.' && !path.startsWith(`${source}/`)) continue;
      const inside = isFile || source === '.' ? path : path.slice(source.length + 1);
      cpSync(join(root, path), join(folder, to, inside), { recursive: true });
    }
  }
}

/** Files of the repository, as far as they are let in. */
const sent = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\0')
    .filter((path) => path !== '' && isLetIn(path));
