import { isolateLatin } from "./isolate-latin";
import { keepCounted, keepTogether } from "./keep-together";
import { plainText } from "./plain-text";

/** The isolated text, with brackets in place of the invisible isolates. */
const seen = (text: string) => isolateLatin(text).replaceAll("\u2066", "[").replaceAll("\u2069", "]");

test.each([
  ["تطبيقات iOS وAndroid تعمل", "تطبيقات [iOS] و[Android] تعمل"],
  ["واجهات برمجية (API)، وغيرها", "واجهات برمجية ([API])، وغيرها"],
  ["بلغات C++ أو .NET", "بلغات [C++] أو [.NET]"],
  ["شركة Acme Media Group الناقلة", "شركة [Acme Media Group] الناقلة"],
  ["نردّ خلال 24–48 ساعة", "نردّ خلال [24–48] ساعة"],
  ["اتصلوا على +971 2 000 0001 أو", "اتصلوا على [+971 2 000 0001] أو"],
  ["اكتبوا إلى sara@acme.example أو", "اكتبوا إلى [sara@acme.example] أو"],
  ["على https://acme.example/a?b=c.", "على [https://acme.example/a?b=c]."],
  ["مسار الصفحة، مثل /ar/services، دون", "مسار الصفحة، مثل [/ar/services]، دون"],
  ["زيادة 25% ونقص -3", "زيادة [25%] ونقص [-3]"],
  ["C++", "[C++]"],
])("in %s, what could be shown in the wrong order is isolated", (text, isolated) => {
  expect(seen(text)).toBe(isolated);
});

test.each([
  "نردّ خلال 24 ساعة، من 9:00 إلى 18:30",
  "الإصدار 1.2، النسخة 0412/07، وعددها 5,000",
  "حتى {date}، ثم {count} أيام",
  "English",
  "New message: {name}",
  "هل؟ نعم. «كلا»",
])("%s needs no isolation", (text) => {
  expect(isolateLatin(text)).toBe(text);
});

test("the words of a term hold together in large lines alone, also with letters joined to them", () => {
  const text = "حلول بالذكاء الاصطناعي";
  for (const key of ["heading", "subtitle", "title", "lead", "blurb"])
    expect(keepTogether(text, key, ["الذكاء الاصطناعي"])).toBe("حلول بالذكاء\u00A0الاصطناعي");
  expect(keepTogether(text, "description", ["الذكاء الاصطناعي"])).toBe(text);
});

test("no large line ends with a preposition", () => {
  const text = "نماذج تتعلّم من بياناتكم، ومن أول رسالة";
  expect(keepTogether(text, "subtitle", [])).toBe("نماذج تتعلّم من\u00A0بياناتكم، ومن\u00A0أول رسالة");
  expect(keepTogether(text, "text", [])).toBe(text);
});

test("a number holds to what it counts, and a range together", () => {
  expect(keepCounted("من 4 إلى 8 أسابيع، 3840 في 2160 بكسل")).toBe(
    "من 4\u00A0إلى\u00A08\u00A0أسابيع، 3840\u00A0في 2160\u00A0بكسل",
  );
  expect(keepCounted("iPhone 15 Pro")).toBe("iPhone 15 Pro");
});

test("programs read what was written", () => {
  const text = "تطبيقات iOS وAndroid";
  expect(plainText(keepTogether(isolateLatin(text), "title", ["تطبيقات"]))).toBe(text);
});
