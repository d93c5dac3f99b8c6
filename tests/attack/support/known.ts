import { isNumber, type Known } from './values.ts';

/** What fields of the contract are told so that a call gets as far as it can. */
const told: Readonly<Record<string, readonly unknown[]>> = {
  examId: ['SUBS-1002', 'SUBS-1004'],
  id: ['SUBS-1002', 'terms'],
  countryCode: ['DE', 'US'],
  hl: ['EN', 'JA'],
  lang: ['EN', 'DE'],
  skuId: ['iq-basic', 'iq-top', 'vip-month', 'vip-year', 'certificate'],
  paymentMethod: ['sandbox:success'],
  password: ['quince ladder orbit seven'],
  passwordConfirmation: ['quince ladder orbit seven'],
  type: ['INTJ'],
  other: ['ENFP'],
};

export interface Person {
  readonly email: string;
  readonly name: string;
}

/** @param numbers what is told wherever an order's or a sitting's number is asked for, by the field's name */
export function knownTo(person: Person, numbers: (name: string) => readonly string[] | undefined): Known {
  const own: Readonly<Record<string, readonly unknown[]>> = {
    ...told,
    email: [person.email],
    holderName: [person.name],
    name: [person.name],
    nickname: [person.name],
    author: [person.name],
    message: [`I am ${person.name}, ${person.email}`],
    text: [`I am ${person.name}, ${person.email}`],
  };
  return (name, schema) =>
    isNumber(schema) ? numbers(name) : Object.hasOwn(own, name) ? own[name] : undefined;
}
