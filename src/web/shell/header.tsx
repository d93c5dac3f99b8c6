import { Brand } from './brand.tsx';

/** The site header; its height is the route's (tokens.css). */
export function Header() {
  return (
    <header className="site-header">
      <div className="wrap">
        <Brand />
      </div>
    </header>
  );
}
