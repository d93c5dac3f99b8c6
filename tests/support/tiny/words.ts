import type { Locale, Variety } from '#locale/locales.ts';

interface TinyWords {
  readonly name: string;
  /** A sentence that stands wherever one is needed. */
  readonly text: string;
  readonly themes: readonly [string, string, string, string, string, string];
  readonly poles: readonly [string, string];
  readonly overview: string;
  readonly step: string;
  readonly method: string;
}

const languages: Readonly<Record<Locale, TinyWords>> = {
  EN: {
    name: 'Weather test',
    text: 'This is what your six answers say.',
    themes: ['Sun', 'Wind', 'Rain', 'Snow', 'Fog', 'Storm'],
    poles: ['Indoors', 'Outdoors'],
    overview: 'Your weather',
    step: 'Go for a walk',
    method: 'How it was worked out',
  },
  DE: {
    name: 'Wettertest',
    text: 'Das sagen Ihre sechs Antworten.',
    themes: ['Sonne', 'Wind', 'Regen', 'Schnee', 'Nebel', 'Sturm'],
    poles: ['Drinnen', 'Draußen'],
    overview: 'Ihr Wetter',
    step: 'Gehen Sie spazieren',
    method: 'Wie es ermittelt wurde',
  },
  FR: {
    name: 'Test de la météo',
    text: 'Voici ce que disent vos six réponses.',
    themes: ['Soleil', 'Vent', 'Pluie', 'Neige', 'Brume', 'Orage'],
    poles: ['Dedans', 'Dehors'],
    overview: 'Votre météo',
    step: 'Allez vous promener',
    method: 'Comment il a été établi',
  },
  ES: {
    name: 'Test del tiempo',
    text: 'Esto es lo que dicen sus seis respuestas.',
    themes: ['Sol', 'Viento', 'Lluvia', 'Nieve', 'Niebla', 'Tormenta'],
    poles: ['Dentro', 'Fuera'],
    overview: 'Su tiempo',
    step: 'Salga a pasear',
    method: 'Cómo se ha calculado',
  },
  PT: {
    name: 'Teste do tempo',
    text: 'É isto que dizem as suas seis respostas.',
    themes: ['Sol', 'Vento', 'Chuva', 'Neve', 'Nevoeiro', 'Trovoada'],
    poles: ['Dentro', 'Fora'],
    overview: 'O seu tempo',
    step: 'Dê um passeio',
    method: 'Como foi apurado',
  },
  JA: {
    name: '天気テスト',
    text: '六つの回答から分かることです。',
    themes: ['晴れ', '風', '雨', '雪', '霧', '嵐'],
    poles: ['屋内', '屋外'],
    overview: 'あなたの天気',
    step: '散歩に出る',
    method: '結果の求め方',
  },
  KR: {
    name: '날씨 검사',
    text: '여섯 개의 답이 말해 주는 내용입니다.',
    themes: ['해', '바람', '비', '눈', '안개', '폭풍'],
    poles: ['실내', '실외'],
    overview: '당신의 날씨',
    step: '산책하기',
    method: '결과를 구한 방법',
  },
  CN: {
    name: '天气测试',
    text: '这是您的六个回答所说明的。',
    themes: ['晴', '风', '雨', '雪', '雾', '暴风'],
    poles: ['室内', '室外'],
    overview: '您的天气',
    step: '出门散步',
    method: '结果如何得出',
  },
  HK: {
    name: '天氣測試',
    text: '這是您的六個回答所說明的。',
    themes: ['晴', '風', '雨', '雪', '霧', '暴風'],
    poles: ['室內', '室外'],
    overview: '您的天氣',
    step: '出門散步',
    method: '結果如何得出',
  },
};

/** The words of a test that is only taken by tests, in every language, so that its report can be read and printed in each. */
export const tinyWords: Readonly<Record<Variety, TinyWords>> = { ...languages, 'PT-BR': languages.PT };
