// The five pages of the study. Markup as the screens should have it; the words come in as `w`.
import { cell, curve, gates, gauge, icon, mark, matrix, option, OPTIONS } from './figures.mjs';
import { worldMap } from './map.mjs';

const page = (w, { title, css, route, theme = 'cyan', body, scheme = '' }) => `<!doctype html>
<html lang="${w.lang}" data-theme="${theme}"${scheme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} · Sixgates</title>
<link rel="stylesheet" href="../../../../src/web/themes/themes.css">
<link rel="stylesheet" href="../../../../src/web/themes/tokens.css">
<link rel="stylesheet" href="../../../../src/web/themes/base.css">
<link rel="stylesheet" href="../shared.css">
<link rel="stylesheet" href="../${css}.css">
</head>
<body data-route="${route}">
<a class="skip-link" href="#main">${w.skip}</a>
${body}
</body>
</html>
`;
const brand = `<a class="brand" href="landing.html">${mark}Sixgates</a>`;
const header = (w, nav = true, over = '') => `<header class="site-header"${over}><div class="wrap">${brand}${
  nav ? `<nav class="site-nav" aria-label="${w.brandNav}">${w.nav.map((x) => `<a href="#">${x}</a>`).join('')}<a href="#languages">${w.language}</a></nav><details class="menu"><summary>${icon.menu}<span class="visually-hidden">${w.menu}</span></summary><nav aria-label="${w.brandNav}">${w.nav.map((x) => `<a href="#">${x}</a>`).join('')}<a href="#languages">${w.language}</a></nav></details>` : ''
}</div></header>`;
const LANGUAGES = [['zh-CN', '简体中文'], ['en', 'English'], ['fr', 'Français'], ['es', 'Español'], ['ja', '日本語'], ['zh-HK', '繁體中文（香港）'], ['ko', '한국어'], ['de', 'Deutsch'], ['pt', 'Português']];
const footer = (w) => `<footer class="site-footer"><div class="wrap">${brand}<nav class="site-nav" aria-label="${w.foot[0]}">${w.foot.map((x) => `<a href="#">${x}</a>`).join('')}</nav><p>${w.footNote}</p><nav class="languages" id="languages" aria-label="${w.languages}">${LANGUAGES.map(([tag, name]) => `<a href="#" lang="${tag}" hreflang="${tag}"${tag.startsWith(w.lang) ? ' aria-current="true"' : ''}>${name}</a>`).join('')}</nav></div></footer>`;

export const landing = (w) => { const l = w.l; return page(w, { title: l.title, css: 'landing', route: 'landing-home', body: `
${header(w, true, ' data-scheme="dark"')}
<main id="main">
<section class="hero" data-scheme="dark" aria-labelledby="title">
  <picture class="hero__art">
    <source media="(min-width: 48em)" type="image/avif" srcset="../../../../src/web/themes/art/home-wide.avif">
    <source media="(min-width: 48em)" type="image/webp" srcset="../../../../src/web/themes/art/home-wide.webp">
    <source type="image/avif" srcset="../../../../src/web/themes/art/home-tall.avif">
    <img src="../../../../src/web/themes/art/home-tall.webp" alt="" width="780" height="1600" fetchpriority="high">
  </picture>
  <div class="hero__words wrap">
    <h1 id="title">${l.title}</h1>
    <p class="lede">${l.lede}</p>
    <p class="hero__go"><a class="button" href="question.html">${l.start}${icon.next}</a></p>
    <ul class="facts" role="list">${l.facts.map((x) => `<li>${x}</li>`).join('')}</ul>
  </div>
</section>
  <section class="section wrap measure-of" aria-labelledby="measured">
    <div class="measure-of__words">
      <h2 id="measured">${l.measureT}</h2>
      <p class="lede">${l.measureP}</p>
      <dl class="families">${l.families.map(([t, d]) => `<div><dt>${t}</dt><dd>${d}</dd></div>`).join('')}</dl>
    </div>
    <figure class="sample">
      <div class="sheet sample__sheet">${matrix(l.sampleAlt)}</div>
      <figcaption class="small soft">${l.sample}</figcaption>
    </figure>
  </section>
  <section class="how" aria-labelledby="how"><div class="wrap section">
    <h2 id="how">${l.howT}</h2>
    <ol class="steps" role="list">${l.how.map(([t, d], i) => `<li>${gates([2, 4, 6][i])}<div><h3>${t}</h3><p class="soft">${d}</p></div></li>`).join('')}</ol>
  </div></section>
  <section class="section wrap levels" aria-labelledby="levels">
    <div class="levels__words">
      <h2 id="levels">${l.levelT}</h2>
      <p class="lede">${l.levelP}</p>
    </div>
    <div class="levels__curve">${curve({ low: 85, high: 115, label: l.levelAlt, you: '68 %' })}</div>
    <dl class="levels__names">${l.levels.map(([r, t]) => `<div><dt class="figures">${r}</dt><dd>${t}</dd></div>`).join('')}</dl>
    <p class="small soft levels__note">${l.levelsNote}</p>
  </section>
  <section class="world" data-scheme="dark" aria-labelledby="world"><div class="wrap section">
    <div class="world__words">
      <h2 id="world">${l.worldT}</h2>
      <p class="lede">${l.worldP}</p>
      <dl class="stats">${l.stats.map(([v, t]) => `<div><dt>${t}</dt><dd class="display">${v}</dd></div>`).join('')}</dl>
    </div>
    ${worldMap}
    <table class="last"><caption>${l.lastT}</caption><thead class="visually-hidden"><tr>${l.lastCols.map((c) => `<th scope="col">${c}</th>`).join('')}</tr></thead><tbody>${l.lastRows.map(([c, v, t]) => `<tr><th scope="row">${c}</th><td class="figures">${v}</td><td class="soft">${t}</td></tr>`).join('')}</tbody></table>
  </div></section>
  <section class="section wrap get" aria-labelledby="get">
    <h2 id="get">${l.getT}</h2>
    <div class="get__free"><h3>${l.getFree}</h3><ul class="ticks" role="list">${l.free.map((x) => `<li>${icon.tick}${x}</li>`).join('')}</ul></div>
    <div class="get__paid"><h3>${l.getPaid}</h3><ul class="ticks" role="list">${l.paid.map((x) => `<li>${icon.tick}${x}</li>`).join('')}</ul><p class="soft small">${l.facts[2]}</p></div>
  </section>
  <section class="section wrap why" aria-labelledby="why">
    <h2 id="why">${l.whyT}</h2>
    <div class="why__reasons">${l.why.map(([t, d]) => `<p><strong class="display">${t}</strong> <span class="soft">${d}</span></p>`).join('')}</div>
  </section>
  <section class="end" data-scheme="dark" aria-labelledby="end"><div class="wrap">
    ${gates(6)}
    <h2 id="end">${l.endT}</h2>
    <p class="lede">${l.endP}</p>
    <a class="button" href="question.html">${l.start}${icon.next}</a>
  </div></section>
</main>
${footer(w)}` }); };

export const question = (w) => { const q = w.q; return page(w, { title: q.title, css: 'question', route: 'answer-question', body: `
<header class="site-header answer-header"><div class="wrap">
  <a class="brand" href="landing.html" aria-label="${q.leave}">${mark}</a>
  <p class="answer-header__place figures"><b>${q.n}</b> <span class="soft">${q.of}</span></p>
  <p class="answer-header__time figures soft"><span class="visually-hidden">${q.used}</span>${icon.clock}<time datetime="PT4M12S">${q.time}</time></p>
</div>
<progress max="30" value="6" aria-label="${q.progress}"></progress>
</header>
<main id="main">
<p class="question__tip" role="status">${q.tip}</p>
<form class="question" action="question.html">
  <h1 class="visually-hidden">${q.title}</h1>
  <div class="question__figure">${matrix(q.alt)}</div>
  <fieldset class="options">
    <legend>${q.prompt}</legend>
    <div class="options__grid">${OPTIONS.map((o, i) => `
      <label class="option"><input type="radio" name="answer" value="${i + 1}"${i === 3 ? ' checked' : ''}><span class="option__key figures" aria-hidden="true">${i + 1}</span>${option(o)}<span class="visually-hidden">${q.option(i + 1)}</span></label>`).join('')}
    </div>
  </fieldset>
  <div class="question__go">
    <button class="button button--quiet question__back" type="button">${icon.back}<span>${q.back}</span></button>
    <button class="button question__next" type="submit">${q.next}${icon.next}</button>
  </div>
  <p class="question__keys small soft">${q.keys}</p>
</form>
</main>` }); };

export const scheme = (w) => { const s = w.s; return page(w, { title: s.title, css: 'scheme', route: 'paying-scheme', body: `
${header(w, false)}
<main id="main">
<form class="scheme wrap" action="paypage.html">
  <div class="scheme__head">
    <h1>${s.title}</h1>
    <p class="lede">${s.lede}</p>
    <section class="free" aria-labelledby="free">
      <h2 id="free" class="free__title">${s.freeT}</h2>
      ${curve({ low: 104, high: 120, label: s.alt, ticks: [70, 100, 130] })}
      <p>${s.freeP}</p>
      <a href="report.html">${s.freeA}</a>
    </section>
  </div>
  <fieldset class="tiers">
    <legend class="visually-hidden">${s.legend}</legend>
    ${s.names.map((name, i) => `
    <label class="tier">
      <input type="radio" name="sku" value="${i + 1}"${i === 1 ? ' checked' : ''}>
      ${gates([2, 4, 6][i])}
      <span class="tier__name display">${name}</span>
      <span class="tier__price"><b class="display figures">${s.prices[i]}</b> <span class="small soft">${s.with}</span></span>
      <span class="tier__gets">${s.gets[i].map((g) => `<span>${g}</span>`).join('')}</span>
    </label>`).join('')}
  </fieldset>
  <div class="scheme__go">
    <p class="scheme__total"><span class="soft">${s.total}</span> <output class="display figures">${s.prices[1]}</output> <span class="small soft scheme__vat">${s.vat}</span></p>
    <button class="button" type="submit">${s.go}${icon.next}</button>
    <p class="small soft scheme__once">${s.once}</p>
  </div>
  <section class="scheme__you" aria-labelledby="you">
    <h2 id="you">${s.you}</h2>
    <ul class="ticks" role="list">${s.youRows.map((x) => `<li>${icon.tick}${x}</li>`).join('')}</ul>
  </section>
</form>
</main>
${footer(w)}` }); };

export const paypage = (w) => { const p = w.p; return page(w, { title: p.title, css: 'paypage', route: 'paying-payment', body: `
${header(w, false)}
<main id="main">
<form class="pay wrap" action="report.html">
  <h1 class="pay__title">${p.title}</h1>
  <div class="pay__form stack">
    <div class="field">
      <label for="email">${p.email}</label>
      <input id="email" name="email" type="email" autocomplete="email" inputmode="email" required aria-describedby="email-hint">
      <p class="field__hint" id="email-hint">${p.emailHint}</p>
    </div>
    <fieldset>
      <legend class="pay__legend">${p.methodT}</legend>
      <div class="choices">${p.methods.map(([t, d], i) => `
        <label class="choice"><input type="radio" name="method" value="${i}"${i ? '' : ' checked'}><span>${t}<br><span class="choice__note">${d}</span></span></label>`).join('')}
      </div>
    </fieldset>
    <fieldset>
      <legend class="pay__legend">${p.cardT} <span class="soft">${p.cardNote}</span></legend>
      <div class="choices cards">${p.cards.map(([num, d], i) => `
        <label class="choice"><input type="radio" name="card" value="${num}"${i ? '' : ' checked'}><span>${d}</span><span class="choice__end choice__note">•••• ${num}</span></label>`).join('')}
      </div>
    </fieldset>
  </div>
  <section class="pay__order sheet" aria-labelledby="order">
    <h2 id="order">${p.orderT}</h2>
    <dl class="rows">
      ${p.rows.map(([t, v]) => `<div><dt>${t}</dt><dd class="figures">${v}</dd></div>`).join('')}
      <div class="pay__total"><dt>${p.total}</dt><dd class="display figures">${p.sum}</dd></div>
    </dl>
    <button class="button button--wide" type="submit">${p.pay}</button>
    <p class="small soft">${p.terms}</p>
    <p class="small soft pay__secure">${icon.lock}${p.secure}</p>
  </section>
</form>
</main>
${footer(w)}` }); };

export const report = (w) => { const r = w.r; const wrong = [7, 12, 17, 19, 23, 26, 28, 30]; return page(w, { title: r.title, css: 'report', route: 'report-result', body: `
${header(w, false)}
<main id="main" class="wrap report">
  <nav class="tabs" aria-label="${r.title}">${r.tabs.map((t, i) => `<a href="#"${i ? '' : ' aria-current="page"'}>${t}</a>`).join('')}</nav>
  <section class="result" aria-labelledby="result">
    <div class="result__words">
      <h1 id="result"><span class="result__title">${r.title}</span> <span class="result__score"><small>${r.scoreL}</small><span class="result__number">${r.score}</span></span></h1>
      <p class="result__interval display">${r.interval}</p>
      <p class="lede">${r.say}</p>
    </div>
    <div class="result__curve">${curve({ low: 104, high: 120, at: 112, you: r.you, label: r.alt })}<p class="small soft">${r.why}</p></div>
  </section>
  <section class="dims" aria-labelledby="dims">
    <h2 id="dims">${r.dimT}</h2>
    <table>
      <thead><tr>${r.dimCols.map((c) => `<th scope="col">${c}</th>`).join('')}</tr></thead>
      <tbody>${r.dims.map(([t, at, low, high, say]) => `
        <tr><th scope="row">${t}</th><td class="display figures">${at}</td><td>${gauge({ at, low: 85, high: 115, from: 55, to: 145, label: `${at}; 85–115` })}</td><td class="soft">${say}</td></tr>`).join('')}
      </tbody>
    </table>
  </section>
  <section class="answers" aria-labelledby="answers">
    <div class="answers__head"><h2 id="answers">${r.ansT}</h2><p class="lede">${r.ansP}</p></div>
    <ol class="answers__all figures" role="list">${Array.from({ length: 30 }, (_, i) => { const bad = wrong.includes(i + 1); return `<li><a href="#q" ${bad ? 'class="is-wrong"' : ''}${i === 6 ? ' aria-current="true"' : ''}>${i + 1}${bad ? icon.cross : icon.tick}<span class="visually-hidden">${bad ? r.wrong : r.right}</span></a></li>`; }).join('')}</ol>
    <article class="answer sheet" id="q">
      <h3>${r.qT} <span class="small soft">${r.took}</span></h3>
      <div class="answer__figure">${matrix(r.qT)}</div>
      <dl class="answer__pair">
        <div><dt>${r.your}</dt><dd><svg viewBox="0 0 100 100" role="img" aria-label="6">${cell(OPTIONS[2])}</svg><span class="is-bad">${icon.cross}${r.wrong}</span></dd></div>
        <div><dt>${r.correct}</dt><dd><svg viewBox="0 0 100 100" role="img" aria-label="4">${cell(OPTIONS[3])}</svg><span class="is-good">${icon.tick}4</span></dd></div>
      </dl>
      <ol class="answer__why">${r.expl.map((x) => `<li>${x}</li>`).join('')}</ol>
    </article>
  </section>
  <section class="files" aria-labelledby="files">
    <h2 id="files">${r.fileT}</h2>
    <p><a class="button" href="#">${r.file}</a> <a class="button button--quiet" href="#">${r.cert}</a></p>
  </section>
</main>
${footer(w)}` }); };
