/** A value as JSON that may stand in a `<script>` of a page: nothing in it can end the script. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
