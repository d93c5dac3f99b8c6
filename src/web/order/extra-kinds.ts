import type { Extra } from './buy-extra.tsx';

/** What there is to do with an extra that is somebody's own. */
export type ExtraKind = 'test' | 'report' | 'certificate';

interface KindOfExtra {
  /** What is ordered, among the words of `store.extras`. */
  readonly what: 'report' | 'certificate';
  /** Where it leads, and by which order's number. */
  readonly path: '/answer/start' | '/report/result' | '/report/result-download';
  readonly by: 'itself' | 'report' | null;
  /** Whether that is a page of the extra's own test; else of the test whose report it was added to. */
  readonly ofItsTest: boolean;
  /** Among the words of `paying.success`: what there is to do once it is paid for, and the button that leads there. */
  readonly text: 'extraText' | 'extraReadText' | 'extraFileText';
  readonly go: 'extraStart' | 'extraRead' | 'extraFile';
}

/** Every kind of extra: a row each, and no branch on a kind anywhere else. */
export const extraKinds: { readonly [Kind in ExtraKind]: KindOfExtra } = {
  test: {
    what: 'report',
    path: '/answer/start',
    by: null,
    ofItsTest: true,
    text: 'extraText',
    go: 'extraStart',
  },
  report: {
    what: 'report',
    path: '/report/result',
    by: 'itself',
    ofItsTest: true,
    text: 'extraReadText',
    go: 'extraRead',
  },
  certificate: {
    what: 'certificate',
    path: '/report/result-download',
    by: 'report',
    ofItsTest: false,
    text: 'extraFileText',
    go: 'extraFile',
  },
};

/** A test that is yet to be taken, one whose report is open already, or what is added to the report itself. */
export function extraKindOf({ examId, reportOrderNumber }: Pick<Extra, 'examId' | 'reportOrderNumber'>) {
  if (examId === null) return 'certificate';
  return reportOrderNumber === null ? 'test' : 'report';
}
