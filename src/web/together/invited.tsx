import { Form, useNavigation } from 'react-router';
import { useWords } from '../shell/words.tsx';
import { NameField } from './name-field.tsx';
import { ScoresOption } from './scores-option.tsx';
import { Sees } from './sees.tsx';
import styles from './together.module.css';

interface Props {
  orderNumber: string;
  invited: { invitation: string; name: string | null };
  shows: readonly string[];
  scores: string | null;
  nameWrong: boolean;
}

/** The question at the end of a test that an invitation led to: whether the two results may be compared. */
export function Invited({ orderNumber, invited, shows, scores, nameWrong }: Props) {
  const t = useWords('together.join');
  const isBusy = useNavigation().formData?.get('intent') === 'join';
  const { invitation, name } = invited;
  return (
    <section className={styles.asked} aria-labelledby="invited">
      <h2 id="invited">
        {name ? t.rich('named', { name, bdi: (written) => <bdi>{written}</bdi> }) : t('title')}
      </h2>
      <p>{t('lead')}</p>
      <Sees shows={shows} scores={scores} />
      <Form method="post" noValidate className={styles.form}>
        <input type="hidden" name="intent" value="join" />
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <input type="hidden" name="invitation" value={invitation} />
        <NameField held={null} wrong={nameWrong} />
        {scores && <ScoresOption what={scores} label={t('scores')} />}
        <button type="submit" className="button" aria-disabled={isBusy}>
          {t('agree')}
        </button>
        <p className="small soft">{t('nothing')}</p>
      </Form>
    </section>
  );
}
