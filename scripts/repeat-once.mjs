/**
 * Runs `work`, and once more when it fails. If the second attempt passes, the first failure is passed to `onFlaky`.
 * @throws what the second attempt throws
 */
export async function repeatOnce(work, onFlaky) {
  let first;
  try {
    return await work();
  } catch (error) {
    first = error;
  }
  const result = await work();
  onFlaky(first);
  return result;
}
