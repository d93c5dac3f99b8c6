import { certifiedBy, reportFrom } from '#exams/source.ts';
import {
  type CertificateFromSource,
  type ComposedJob,
  type FromSource,
  isComposed,
  type Job,
} from './jobs.ts';

type Compose = typeof reportFrom;

/** Composes reports, and keeps the last one: the booklet beside a report is made of the same. */
export function createComposer(): Compose {
  let last: { readonly of: string; readonly report: ReturnType<Compose> } | undefined;
  return (source, locale) => {
    const of = JSON.stringify([source, locale]);
    if (last?.of !== of) last = { of, report: reportFrom(source, locale) };
    return last.report;
  };
}

/** The job with its report composed; undefined where this process does not know the test. */
export function composedJob(job: Job, compose: Compose): ComposedJob | undefined {
  if (isComposed(job)) return job;
  if (job.kind === 'certificate') {
    const { source, holderName, code, ...input } = job.input as CertificateFromSource;
    const report = compose(source, input.locale);
    if (!report) return undefined;
    const certificate = { holderName, code, ...certifiedBy(source.examId, report, input.locale) };
    return { kind: job.kind, input: { ...input, certificate } };
  }
  const { source, coverOnly = false, ...input } = job.input as FromSource;
  const whole = compose(source, input.variety);
  const report = whole && coverOnly ? { ...whole, parts: [], closing: [] } : whole;
  return report && ({ kind: job.kind, input: { ...input, report } } as ComposedJob);
}
