import { list, type LanguageWords } from './language-words';

/** Japanese: no spaces between words. */
export const JAPANESE: LanguageWords = {
  hotel: {
    anywhere: list('ホテル, 宿泊, 旅館, 泊まる, 泊まりたい, 泊まり, 宿を, 宿は, 宿探, 民宿'),
  },
  activity: {
    anywhere: list(
      '観光, アクティビティ, ツアー, 体験, 見どころ, 名所, 遊び, 遊べ, 博物館, 美術館, できること, 何ができ, 何をし, レストラン',
    ),
  },
  plan: {
    anywhere: list('旅程, 日程, 旅行プラン, モデルコース, 行程, 旅のプラン, 計画, プランを'),
  },
  vaguePlan: {
    anywhere: list('日間, 週間, 泊2日, 泊3日, 泊4日, 泊5日, 泊6日'),
  },
  web: {
    anywhere: list('営業時間, 開館時間, 何時に開, 天気, ビザ, 為替, ニュース, ストライキ, 入国, 気温'),
  },
  vagueWeb: {
    anywhere: list('今日, 今週, 現在, 最新'),
  },
};
