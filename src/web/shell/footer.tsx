import { Brand } from './brand.tsx';
import { useWords } from './words.tsx';

export function Footer() {
  const t = useWords('shell.footer');
  return (
    <footer className="site-footer">
      <div className="wrap">
        <Brand />
        <p>{t('note')}</p>
      </div>
    </footer>
  );
}
