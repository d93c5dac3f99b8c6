import { data, redirect } from 'react-router';
import { checkCertificate } from '#contract/certificates.ts';
import { typedCode } from '#contract/fields.ts';
import { hostOf } from '../host.server.ts';
import type { Handle } from '../shell/handle.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import type { Route } from './+types/certificate-check';
import { CertificateFound } from './certificate-found.tsx';
import { CertificateUnknown } from './certificate-unknown.tsx';

export const handle = { route: 'certificate', private: true } satisfies Handle;

/** What the certificate says whose code stands in the address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const code = typedCode.safeParse(params.code);
  if (!code.success) return data({ found: 'unknown' as const }, 404);
  const answer = await host.call(checkCertificate, { params: { code: code.data } });
  if (answer.ok) return { found: answer.data };
  const unknown = answer.kind === 'refused' && answer.response.name === 'unknownCertificate';
  return unknown ? data({ found: 'unknown' as const }, 404) : data({ found: 'failed' as const }, 503);
}

/** Another code, typed off the paper. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = typedCode.safeParse((await request.formData()).get('code'));
  if (!typed.success) return data({ missing: true }, 422);
  throw redirect(`/certificate/${encodeURIComponent(typed.data)}?hl=${hostOf(context).locale}`);
}

export default function CertificateScreen({ loaderData, actionData, params }: Route.ComponentProps) {
  const { found } = loaderData;
  if (found === 'failed') return <LoadFailed />;
  if (found === 'unknown')
    return <CertificateUnknown code={params.code} missing={actionData?.missing ?? false} />;
  return <CertificateFound certificate={found} />;
}
