import { list, type LanguageWords } from './language-words';

/** Arabic: the article is joined to its word. */
export const ARABIC: LanguageWords = {
  hotel: {
    anywhere: list('اقيم, نقيم, فندق, فنادق, اقامه, غرفه, سكن, مبيت'),
  },
  activity: {
    anywhere: list(`
      انشطه, نشاط, جوله, جولات, معالم, متحف, متاحف, رحله بحريه, افعل, نفعل, تجارب, زياره
    `),
  },
  plan: {
    anywhere: list('برنامج, خطه, خط سير, مسار'),
  },
  vaguePlan: {
    anywhere: list('جدول, ايام في, اسبوع في, اسبوعين في'),
  },
  web: {
    anywhere: list('مواعيد, ساعات العمل, تمطر, الطقس, تاشيره, فيزا, اخبار, اضراب, سعر الصرف, متطلبات الدخول'),
  },
  vagueWeb: {
    anywhere: list('اليوم, الان, حاليا, هذا الاسبوع, حاليه'),
  },
  smallTalk: { anywhere: list('كيف حالك, كيف الحال') },
};
