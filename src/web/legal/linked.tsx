import { closingIn } from '../ui/unbroken.tsx';

/** A mailbox within a sentence of any language: beside Chinese and Japanese there are no spaces, and a full stop after it is not its own. */
const mailbox = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*/;

/** A text of a document, in which a mailbox is a way to write to it. */
export function Linked({ text }: { text: string }) {
  const found = mailbox.exec(text);
  if (!found) return text;
  const [address] = found;
  const after = text.slice(found.index + address.length);
  const sign = closingIn(after);
  return (
    <>
      {text.slice(0, found.index)}
      <span className="unbroken">
        <a href={`mailto:${address}`}>{address}</a>
        {sign}
      </span>
      <Linked text={after.slice(sign.length)} />
    </>
  );
}

/** A telephone number, as it is written and as it is dialled; its groups stay in one line. */
export function Telephone({ number }: { number: string }) {
  return (
    <a className="whole figures" href={`tel:${number.replace(/(?!^\+)\D/g, '')}`}>
      {number}
    </a>
  );
}
