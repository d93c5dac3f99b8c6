import type { FastifyInstance } from 'fastify';
import { languageList, paymentMethods, skuInfo, skuList } from '#contract/catalogue.ts';
import { examCategories } from '#contract/exams.ts';
import { examMethods, methodsDocument } from '#contract/methods.ts';
import { examType, examTypePair, examTypes } from '#contract/types.ts';
import type { Exam } from '#exams/exam.ts';
import { languageNames, languageTags, locales } from '#locale/locales.ts';
import type { SellsIn } from '#server/legal/selling.ts';
import { Refusal } from '#server/platform/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { ProviderKind } from '#server/providers/provider.ts';
import { examsByCategory, knownExam, knownTypes } from './exams.ts';
import { isPackage } from './items.ts';
import { manualOf, methodsOf } from './manuals.ts';
import { offeredMethods } from './methods.ts';
import { offeredPackages } from './packages.ts';
import { figuresOf } from './sales-figures.ts';
import { createShelf, type ShelfRoom } from './shelf.ts';
import { skuOf } from './sku-view.ts';
import { type CatalogueItem, findSku, isOnSale, knownMarket } from './skus.ts';

export interface CatalogueRoom extends ShelfRoom {
  /** The payment providers that a buyer can choose. */
  readonly offered: readonly ProviderKind[];
  /** Whether one of them takes money: neither a demonstration nor one in its test mode does. */
  readonly takesMoney: boolean;
  readonly sellsIn: SellsIn;
}

export function catalogueRoutes(http: FastifyInstance, room: CatalogueRoom): void {
  const shelf = createShelf(room);

  serve(http, examCategories, async ({ query, locale, varietyIn }) =>
    examsByCategory(varietyIn(query.hl ?? locale)),
  );

  serve(
    http,
    examTypes,
    async ({ params, query, locale, varietyIn }) =>
      knownExam(params.id).types?.all(varietyIn(query.hl ?? locale)) ?? [],
  );

  serve(http, examType, async ({ params, query, locale, varietyIn }) =>
    knownTypes(params.id).one(params.code, varietyIn(query.hl ?? locale)),
  );

  serve(http, examTypePair, async ({ params, query, locale, varietyIn }) =>
    knownTypes(params.id).pair(params.code, params.other, varietyIn(query.hl ?? locale)),
  );

  serve(http, examMethods, async ({ params, query, locale, varietyIn }) =>
    methodsOf(params.id, varietyIn(query.hl ?? locale)),
  );

  serve(http, methodsDocument, async ({ params }) => ({ manual: await manualOf(params.document) }));

  serve(http, languageList, async ({ params }) => {
    knownExam(params.examId);
    return locales.map((hl) => ({ hl, tag: languageTags[hl], name: languageNames[hl] }));
  });

  serve(http, skuList, async ({ params, varietyIn }) => {
    const variety = varietyIn(params.hl);
    const exam = knownExam(params.examId);
    const market = knownMarket(params.countryCode);
    const sales = await shelf.salesOf(exam);
    const items = offeredPackages(exam).flatMap(({ skuId }) => findSku(skuId) ?? []);
    return {
      list: items.map((item) => skuOf(item, market, variety, figuresOf(item.skuId, sales))),
      ...(await shelf.reviewsOf(exam, variety)),
    };
  });

  serve(http, skuInfo, async ({ params, varietyIn }) => {
    const exam = knownExam(params.examId);
    const item = offeredItem(exam, params.skuId);
    const sales = await shelf.salesOf(exam);
    const figures = figuresOf(item.skuId, sales);
    return skuOf(item, knownMarket(params.countryCode), varietyIn(params.hl), figures);
  });

  serve(http, paymentMethods, async ({ params }) => {
    knownExam(params.examId);
    const { offered, takesMoney } = room;
    const market = knownMarket(params.countryCode);
    const selling = room.sellsIn(market.code);
    const methods = selling ? offeredMethods({ market, offered }) : [];
    return { methods, demonstration: !takesMoney, selling };
  });
}

/**
 * A package of the test, or what is sold beside any test.
 *
 * @throws Refusal `unknownSku` for what is not on sale, or is a package of another test
 */
function offeredItem(exam: Exam, skuId: string): CatalogueItem {
  const item = findSku(skuId);
  const isOfAnother = item && isPackage(item) && item.exam?.id !== exam.id;
  if (!item || isOfAnother || !isOnSale(item)) throw new Refusal('unknownSku');
  return item;
}
