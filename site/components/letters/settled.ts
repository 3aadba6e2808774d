/**
 * Does what was asked for last once nothing more has been asked for in a while: what is said aloud or put into the address as
 * one types, letter by letter, would be too much of it.
 * @param milliseconds how long that while is
 */
export function settled(milliseconds: number): (task: () => void) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (task) => {
    clearTimeout(waiting);
    waiting = setTimeout(task, milliseconds);
  };
}
