/** Languages as words.mjs makes them of what lies in src/skyrmish/words. */
declare module "virtual:languages" {
  type Texts = Record<string, string>; // Fluent, by the name of the file
  interface Language {
    name: string; // as those who speak it call it
    point: string; // between whole numbers and decimals
    first: () => Promise<{ default: Texts }>;
    later: Record<string, () => Promise<{ default: Texts }>>;
  }
  const languages: Record<string, Language>;
  export default languages;
}
