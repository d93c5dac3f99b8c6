import type { FastifyInstance } from 'fastify';
import { languageList, paymentMethods, skuInfo, skuList } from '#contract/catalogue.ts';
import { examCategories } from '#contract/exams.ts';
import { languageNames, languageTags, locales } from '#locale/locales.ts';
import { serve } from '#server/platform/http/serve.ts';
import { examsByCategory, knownExam } from './exams.ts';
import { offeredMethods } from './methods.ts';
import { offeredPackage, offeredPackages } from './packages.ts';
import { knownMarket, skuOf } from './skus.ts';

export function catalogueRoutes(http: FastifyInstance): void {
  serve(http, examCategories, async ({ query, locale }) => examsByCategory(query.hl ?? locale));

  serve(http, languageList, async ({ params }) => {
    knownExam(params.examId);
    return locales.map((hl) => ({ hl, tag: languageTags[hl], name: languageNames[hl] }));
  });

  serve(http, skuList, async ({ params }) => {
    const exam = knownExam(params.examId);
    const market = knownMarket(params.countryCode);
    return {
      list: offeredPackages(exam).map((offered) => skuOf(exam, offered, market, params.hl)),
      reviews: [],
      averageRating: null,
    };
  });

  serve(http, skuInfo, async ({ params }) => {
    const exam = knownExam(params.examId);
    return skuOf(exam, offeredPackage(exam, params.skuId), knownMarket(params.countryCode), params.hl);
  });

  serve(http, paymentMethods, async ({ params }) => {
    knownExam(params.examId);
    knownMarket(params.countryCode);
    return offeredMethods();
  });
}
