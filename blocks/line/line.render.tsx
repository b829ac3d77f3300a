export function LineBlock() {
  return <hr className="line" />;
}
