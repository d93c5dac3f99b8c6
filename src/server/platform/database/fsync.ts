import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What Emscripten's NODEFS hands to its operations; PGlite is pinned to the version that this was tested with. */
interface Emscripten {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number | null; node: unknown }) => number };
    realPath(node: unknown): string;
  };
}

/** Emscripten's number for an input/output error. */
const ioError = 29;

/** PGlite's file system on Node, whose fsync reaches the disk; its own does nothing. */
export class FsyncFS extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...given);
    made.emscriptenOpts.preRun ??= [];
    (made.emscriptenOpts.preRun as ((module: unknown) => void)[]).push((module) => {
      const { NODEFS } = module as Emscripten;
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd != null) fsyncSync(stream.nfd);
          else fsyncPath(NODEFS.realPath(stream.node));
          return 0;
        } catch {
          return ioError;
        }
      };
    });
    return made;
  }
}

function fsyncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
