/**
 * What a title says without the name of the site before it, which is told apart where a page is shared: "How it is done" for
 * "Cifras: how it is done".
 */
export function headingOf(title: string, site: string): string {
  const heading = title.startsWith(`${site}: `) ? title.slice(site.length + 2) : title;
  return `${heading.charAt(0).toUpperCase()}${heading.slice(1)}`;
}
