import { useEffect, useMemo } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { extraPackageList } from '#contract/catalogue.ts';
import type { NextTest } from '#contract/next.ts';
import { upgradeList } from '#contract/orders.ts';
import { type BroughtPart, broughtList, type Presenter, presenterList } from '#contract/reports.ts';
import type { ShareStanding } from '#contract/shares.ts';
import { unbrokenIn } from '#words/unbroken.ts';
import { hostOf } from '../host.server.ts';
import type { Extra } from '../order/buy-extra.tsx';
import { EraseLink } from '../order/erase-link.tsx';
import type { ExtraOutcome } from '../order/extras.server.ts';
import { type KeepOutcome, KeepReport } from '../order/keep-report.tsx';
import { isBought } from '../order/kinds.ts';
import { rememberLatest } from '../order/latest.ts';
import { servedNext } from '../order/next.server.ts';
import { Offers } from '../order/offers.tsx';
import { answer, findOrder, type OrderView } from '../order/order.server.ts';
import { placeOf } from '../order/order-place.ts';
import { servedReaders } from '../order/other-readers.server.ts';
import {
  isReadingOutcome,
  type OtherReader,
  OtherReaders,
  type ReadingOutcome,
} from '../order/other-readers.tsx';
import { servedTogether, type TogetherTold } from '../order/together.server.ts';
import { TogetherWay } from '../order/together-way.tsx';
import { WithoutOrder } from '../order/without-order.tsx';
import { drawn, drawOnce } from '../shell/drawn-once.ts';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import type { Route } from './+types/result';
import { reportAction } from './actions.server.ts';
import { CertificateOffer } from './certificate-offer.tsx';
import { Report } from './document.tsx';
import { servedFiles } from './files.server.ts';
import { Files } from './files.tsx';
import { LockedReport } from './locked-report.tsx';
import { Review } from './review.tsx';
import { type ReviewOutcome, typedReview } from './review-outcome.ts';
import { isShareOutcome, type ShareOutcome } from './share/outcome.ts';
import { SharePanel } from './share/panel.tsx';
import { servedShare } from './share/share.server.ts';
import type { OrderFiles } from './use-files.ts';
import { type Upgrades, UpgradeWithdrawals, WayToPackages, WayUp } from './way-up.tsx';

export const handle = { route: 'report-result', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const host = hostOf(context);
  const found = await findOrder(host, request, 'all');
  if (found.kind !== 'found') return answer({ found });
  const { path, orderNumber } = placeOf(found.order);
  if (path !== '/report/result') throw onward(args, path, { orderNumber });
  const query = { hl: host.locale };
  // Only what is taken has something to show.
  const isBrought = found.order.brings.some((test) => test.orderNumber !== null);
  const [extras, raised, files, share, presented, brings, together, next, readers] = await Promise.all([
    found.order.report && host.call(extraPackageList, { params: { orderNumber } }),
    found.order.report && host.call(upgradeList, { params: { orderNumber } }),
    found.order.report && servedFiles(host, orderNumber),
    found.order.report && servedShare(host, orderNumber),
    found.order.report && host.call(presenterList, { params: { orderNumber }, query }),
    found.order.report && isBrought ? host.call(broughtList, { params: { orderNumber }, query }) : null,
    found.order.report && servedTogether(host, orderNumber),
    found.order.report ? servedNext(host, orderNumber) : [],
    found.order.report ? servedReaders(host, orderNumber) : [],
  ]);
  const all = extras?.ok ? unbrokenIn(extras.data) : [];
  const upgrades = raised?.ok ? raised.data : noUpgrades;
  const certificate = all.find(({ examId, held }) => examId === null && !held) ?? null;
  const presenters = presented?.ok ? presented.data : [];
  const parts = brings?.ok ? brings.data : [];
  // The figures of an answer analysis are ten times those of a page: their pieces are written once.
  const once = drawOnce(found.order.report);
  const order = { ...found.order, report: null };
  return answer({
    found: { ...found, order },
    once,
    extras: all,
    certificate,
    upgrades,
    files,
    share,
    presenters,
    brought: parts,
    together,
    next,
    readers,
  });
}

export async function action(args: Route.ActionArgs) {
  return reportAction(args, await args.request.formData());
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return overNetwork(serverAction, (problem): Outcome => {
    const intent = String(form.get('intent'));
    if (intent === 'share') return { kind: 'shareProblem', problem };
    if (intent === 'endReading') return { kind: 'readingProblem', problem };
    return ['extra', 'upgrade'].includes(intent)
      ? { kind: 'notOrdered', skuId: String(form.get('skuId')), problem }
      : { kind: 'problem', problem, typed: typedReview(form) };
  });
}

type Outcome =
  | ExtraOutcome
  | ReviewOutcome
  | ShareOutcome
  | ReadingOutcome
  | { kind: 'keep'; kept: KeepOutcome };

/** Another part of the same report needs nothing from the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const without = ({ searchParams }: URL) => {
    const rest = new URLSearchParams(searchParams);
    rest.delete('tab');
    return rest.toString();
  };
  const turned = currentUrl.search !== nextUrl.search && without(currentUrl) === without(nextUrl);
  return turned && formMethod === undefined ? false : defaultShouldRevalidate;
}

export default function ResultScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { found } = loaderData;
  const once = 'once' in loaderData ? loaderData.once : undefined;
  const report = useMemo(() => once && drawn(once), [once]);
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/report/result" />;
  return (
    <Result
      order={{ ...found.order, report: report ?? null }}
      extras={'extras' in loaderData ? loaderData.extras : []}
      certificate={'certificate' in loaderData ? loaderData.certificate : null}
      upgrades={'upgrades' in loaderData ? loaderData.upgrades : noUpgrades}
      served={'files' in loaderData ? loaderData.files : null}
      brought={'brought' in loaderData ? loaderData.brought : []}
      presenters={'presenters' in loaderData ? loaderData.presenters : []}
      standing={'share' in loaderData ? loaderData.share : null}
      together={'together' in loaderData ? loaderData.together : null}
      next={'next' in loaderData ? loaderData.next : []}
      readers={'readers' in loaderData ? loaderData.readers : []}
      outcome={actionData}
    />
  );
}

const noUpgrades: Upgrades = { offered: [], held: [] };

interface Props {
  order: OrderView;
  extras: readonly Extra[];
  /** On offer, where the order holds none. */
  certificate: Extra | null;
  upgrades: Upgrades;
  served: OrderFiles | null;
  presenters: readonly Presenter[];
  brought: readonly BroughtPart[];
  /** What can be shared of it. */
  standing: ShareStanding | null;
  /** Of comparing it with somebody's. */
  together: TogetherTold | null;
  /** Other tests that may interest the reader. */
  next: readonly NextTest[];
  /** Who else reads the report. */
  readers: readonly OtherReader[];
  outcome: Outcome | undefined;
}

function Result(props: Props) {
  const { order, extras, certificate, upgrades, served, presenters, standing, together, next, outcome } =
    props;
  const { exam } = useExam();
  const { orderNumber, report } = order;
  useEffect(() => rememberLatest('order', exam.examId, orderNumber), [exam.examId, orderNumber]);
  if (report === null) return <LockedReport order={order} />;
  const bought = isBought(order);
  const notOrdered = outcome?.kind === 'notOrdered' ? outcome : undefined;
  const wayUp = (feature: string) =>
    order.offered ? (
      <WayToPackages orderNumber={orderNumber} />
    ) : (
      <WayUp upgrades={upgrades} feature={feature} orderNumber={orderNumber} outcome={notOrdered} />
    );
  const belongings = (
    <>
      <Files orderNumber={orderNumber} served={served} level="section" bought={bought}>
        {certificate && (
          <CertificateOffer
            extra={certificate}
            orderNumber={orderNumber}
            outcome={notOrdered?.skuId === certificate.skuId ? notOrdered : undefined}
          />
        )}
        <UpgradeWithdrawals held={upgrades.held} />
      </Files>
      {order.email === null && (
        <KeepReport orderNumber={orderNumber} posted={outcome?.kind === 'keep' ? outcome.kept : undefined} />
      )}
      <Offers orderNumber={orderNumber} extras={extras} next={next} outcome={notOrdered} />
      {bought && (
        <Review orderNumber={orderNumber} outcome={isReviewOutcome(outcome) ? outcome : undefined} />
      )}
      <OtherReaders
        orderNumber={orderNumber}
        readers={props.readers}
        outcome={isReadingOutcome(outcome) ? outcome : undefined}
        apart
      />
      <EraseLink orderNumber={orderNumber} />
    </>
  );
  const share = standing && (
    <>
      <SharePanel
        orderNumber={orderNumber}
        emblem={report.emblem}
        test={exam.name}
        standing={standing}
        outcome={isShareOutcome(outcome) ? outcome : undefined}
      />
      {together && <TogetherWay orderNumber={orderNumber} told={together} />}
    </>
  );
  return (
    <Report
      report={report}
      brought={props.brought}
      orderNumber={orderNumber}
      presenters={presenters}
      belongings={belongings}
      share={share}
      wayUp={wayUp}
    />
  );
}

const isReviewOutcome = (outcome: Outcome | undefined): outcome is ReviewOutcome =>
  outcome?.kind !== 'notOrdered' &&
  outcome?.kind !== 'keep' &&
  !isShareOutcome(outcome) &&
  !isReadingOutcome(outcome);
