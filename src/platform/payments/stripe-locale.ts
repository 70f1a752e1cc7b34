const supported =
  "bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW".split(
    " ",
  );

/** The payment page's language closest to the browser's, such as `es` for `es-MX`. */
export function stripeLocale(locale: string | null): string {
  const wanted = (locale ?? "").toLowerCase();
  const find = (name: string) => supported.find((one) => one.toLowerCase() === name);
  return find(wanted) ?? find(wanted.split("-")[0] ?? "") ?? "auto";
}
