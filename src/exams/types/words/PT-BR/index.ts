import { overlaid } from '#locale/overlay.ts';
import { PT } from '../PT/index.ts';
import axes from './axes.json' with { type: 'json' };
import items from './items.json' with { type: 'json' };
import pairs from './pairs.json' with { type: 'json' };
import enfj from './profiles/enfj.json' with { type: 'json' };
import enfp from './profiles/enfp.json' with { type: 'json' };
import entj from './profiles/entj.json' with { type: 'json' };
import entp from './profiles/entp.json' with { type: 'json' };
import esfj from './profiles/esfj.json' with { type: 'json' };
import esfp from './profiles/esfp.json' with { type: 'json' };
import estj from './profiles/estj.json' with { type: 'json' };
import estp from './profiles/estp.json' with { type: 'json' };
import infj from './profiles/infj.json' with { type: 'json' };
import infp from './profiles/infp.json' with { type: 'json' };
import intj from './profiles/intj.json' with { type: 'json' };
import intp from './profiles/intp.json' with { type: 'json' };
import isfj from './profiles/isfj.json' with { type: 'json' };
import isfp from './profiles/isfp.json' with { type: 'json' };
import istj from './profiles/istj.json' with { type: 'json' };
import istp from './profiles/istp.json' with { type: 'json' };
import report from './report.json' with { type: 'json' };
import test from './test.json' with { type: 'json' };

/** Portugal's words with Brazil's own over them. */
export const BR: typeof PT = overlaid(PT, {
  test,
  axes,
  items,
  pairs,
  report,
  profiles: {
    enfj,
    enfp,
    entj,
    entp,
    esfj,
    esfp,
    estj,
    estp,
    infj,
    infp,
    intj,
    intp,
    isfj,
    isfp,
    istj,
    istp,
  },
});
