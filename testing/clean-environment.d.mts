type Variables = Readonly<Record<string, string | undefined>>;
export function cleanEnvironment(added?: Variables, environment?: Variables): Record<string, string>;
export function cleanOwnEnvironment(): void;
