import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { landings, screenOf, testLists } from './landings.ts';

/**
 * The specification's routes (section 2). `:ref` is `{code}-{examId}`, a market and an exam, read by `shell/exam.tsx`.
 * `answer-question` is the specification's name of a route; names stand in each screen's `handle`.
 */
export default [
  index('landing/index.tsx'),
  layout('shell/exam.tsx', { id: 'exam' }, [
    ...landings.map((landing) => route(`landing/${landing.name}/:ref`, screenOf(landing))),
    ...Object.keys(testLists).map((list) => route(`${list}/:ref`, 'landing/tests/tests.tsx', { id: list })),

    route('tests/types/:type/:ref', 'landing/types/type.tsx'),
    route('tests/types/:type/with/:other/:ref', 'landing/types/pair.tsx'),
    route('sample/:page/:ref', 'landing/sample/sample.tsx'),
    route('protocol/:id/:ref', 'legal/protocol.tsx'),
    route('methods/:ref', 'methods/methods.tsx'),
    route('methods/:document/:ref', 'methods/document.tsx'),

    layout('support/room.tsx', [route('support/:ref', 'support/support.tsx')]),

    layout('answer/room.tsx', [
      layout('answer/start-room.tsx', [route('answer/start/:ref', 'answer/start.tsx')]),
      layout('answer/sitting.tsx', [
        route('answer/question/:ref', 'answer/question.tsx'),
        route('answer/submit/:ref', 'answer/submit.tsx'),
      ]),
    ]),

    layout('answer/practice/room.tsx', [route('answer/practice/:ref', 'answer/practice/question.tsx')]),

    layout('paying/room.tsx', [
      route('paying/scheme/:ref', 'paying/scheme.tsx'),
      route('paying/paypage/:ref', 'paying/paypage.tsx'),
      route('paying/payment/:ref', 'paying/paypage.tsx', { id: 'paying-payment' }),
      route('paying/check/:ref', 'paying/check.tsx'),
      route('payCheck/:ref', 'paying/check.tsx', { id: 'payCheck' }),
      route('paying/success/:ref', 'paying/success.tsx'),
      route('paying/failed/:ref', 'paying/failed.tsx'),
      route('paying/withdraw/:ref', 'paying/withdraw.tsx'),
    ]),

    layout('store/room.tsx', [
      route('store/:ref', 'store/store.tsx'),
      route('store/gift/:ref', 'store/gift.tsx'),
      route('store/course/:ref', 'store/course.tsx'),
      route('member/:ref', 'store/member.tsx'),
      route('paying/subscribe/check/:ref', 'store/subscribe-check.tsx'),
    ]),

    layout('user/room.tsx', [
      route('user/login/:ref', 'user/login.tsx'),
      route('user/register/:ref', 'user/register.tsx'),
      route('user/forgot-password/:ref', 'user/forgot-password.tsx'),
      route('user/edit-password/:ref', 'user/edit-password.tsx'),
      route('user/info/:ref', 'user/info.tsx'),
      route('user/setting/:ref', 'user/setting.tsx'),
      route('user/results/:ref', 'user/results.tsx'),
      route('user/resources/:ref', 'user/resources.tsx'),
    ]),

    layout('together/room.tsx', [route('report/together/:ref', 'together/own.tsx')]),

    layout('report/room.tsx', [
      route('report/result/:ref', 'report/result.tsx'),
      route('report/result-free-test/:ref', 'report/result-free-test.tsx'),
      route('report/result-download/:ref', 'report/result-download.tsx'),
      route('report/retrieve/:ref', 'report/retrieve.tsx'),
      route('report/erase/:ref', 'report/erase.tsx'),
    ]),
  ]),
  layout('report/room.tsx', { id: 'certificate-room' }, [
    route('certificate/:code', 'report/certificate-check.tsx'),
  ]),
  layout('together/room.tsx', { id: 'together-room' }, [
    route('together/:key', 'together/invitation.tsx'),
    route('together/with/:key', 'together/comparison.tsx'),
  ]),
  layout('report/share/room.tsx', [route('share/:key', 'report/share/page.tsx')]),
  route('dev/gallery', 'gallery/gallery.tsx'),
  route('*', 'shell/not-found.tsx'),
] satisfies RouteConfig;
