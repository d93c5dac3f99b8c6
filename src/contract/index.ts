import * as accounts from './accounts.ts';
import { adConsent } from './ads.ts';
import type { Call } from './call.ts';
import * as catalogue from './catalogue.ts';
import { checkCertificate, nameCertificate, nameCover } from './certificates.ts';
import { consentList } from './consents.ts';
import { examCategories, examInfo } from './exams.ts';
import { humanChallenge } from './human.ts';
import { examMethods, methodsDocument } from './methods.ts';
import { nextTests } from './next.ts';
import {
  createCourseOrder,
  createExtraOrder,
  createGiftOrder,
  createUpgradeOrder,
  leaveReview,
  orderInfo,
  orderSkuCheck,
  redeemGift,
  saveOrder,
  updateOrderEmail,
  upgradeList,
  userOrderList,
} from './orders.ts';
import * as passkeys from './passkeys.ts';
import { checkPayment, createPayment, priceOrder, withdraw, withdrawalStanding } from './payments.ts';
import { erase, erasureStanding } from './privacy.ts';
import {
  cancelSubscription,
  checkSubscription,
  createSubscription,
  payOverdue,
  resourceList,
  resumeSubscription,
  switchSubscription,
  userPrivilege,
  vipDetail,
} from './privileges.ts';
import { protocolInfo, protocolList } from './protocols.ts';
import { endReading, readerList } from './readers.ts';
import { broughtList, openReportLink, orderFiles, presenterList, retrieveReport } from './reports.ts';
import { resultList } from './results.ts';
import { sharedReport, shareReport, shareStanding } from './shares.ts';
import { storeShelf } from './shelf.ts';
import { nextStage, questionList, saveAnswers, startSitting } from './sittings.ts';
import { writeToSupport } from './support.ts';
import * as together from './together.ts';
import { examType, examTypePair, examTypes } from './types.ts';
import { generateLogid, pageView } from './visits.ts';

/** The calls of the specification's section 7, in its order. */
export const specifiedCalls: readonly Call[] = [
  pageView,
  catalogue.languageList,
  generateLogid,
  protocolList,
  protocolInfo,
  questionList,
  saveOrder,
  catalogue.skuList,
  catalogue.paymentMethods,
  catalogue.skuInfo,
  updateOrderEmail,
  createPayment,
  checkPayment,
  catalogue.extraPackageList,
  orderSkuCheck,
  orderInfo,
  orderFiles,
  retrieveReport,
  presenterList,
  examCategories,
  examInfo,
  accounts.register,
  accounts.login,
  accounts.updatePassword,
  accounts.resetPassword,
  accounts.sendCaptcha,
  accounts.verifyCaptcha,
  accounts.getUser,
  accounts.updateUser,
  userOrderList,
  shareReport,
  vipDetail,
  createSubscription,
  userPrivilege,
];

/** Calls of our own, in the same envelope. */
export const ownCalls: readonly Call[] = [
  examTypes,
  examType,
  examTypePair,
  examMethods,
  methodsDocument,
  startSitting,
  saveAnswers,
  nextStage,
  humanChallenge,
  openReportLink,
  nextTests,
  createExtraOrder,
  upgradeList,
  createUpgradeOrder,
  createCourseOrder,
  createGiftOrder,
  redeemGift,
  leaveReview,
  priceOrder,
  withdrawalStanding,
  withdraw,
  cancelSubscription,
  resumeSubscription,
  switchSubscription,
  checkSubscription,
  payOverdue,
  nameCertificate,
  nameCover,
  broughtList,
  readerList,
  endReading,
  checkCertificate,
  erasureStanding,
  erase,
  writeToSupport,
  shareStanding,
  sharedReport,
  together.togetherStanding,
  together.inviteTogether,
  together.invitationInfo,
  together.joinTogether,
  together.agreeTogether,
  together.comparisonInfo,
  resourceList,
  accounts.registerAgain,
  accounts.logout,
  accounts.openAccountLink,
  accounts.updateAddress,
  accounts.restoreAddress,
  accounts.sessionList,
  accounts.endSession,
  passkeys.passkeyList,
  passkeys.beginPasskey,
  passkeys.addPasskey,
  passkeys.removePasskey,
  passkeys.beginPasskeyLogin,
  passkeys.passkeyLogin,
  storeShelf,
  resultList,
  consentList,
  adConsent,
];

export const calls: readonly Call[] = [...specifiedCalls, ...ownCalls];

/** Calls whose capability comes later: they answer 501 in the envelope. This list can only shrink. */
export const pendingCalls: ReadonlySet<string> = new Set<string>();
