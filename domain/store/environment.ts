export type Environment = 'development' | 'qa' | 'staging' | 'production';

/** The environment of a host; an unknown one is production. spec: storefront-commerce 6 */
export function environmentOf(host: string): Environment {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (/^(localhost|127(\.\d+){3}|\[::1\])$|\.(localhost|test|local)$/.test(name)) return 'development';
  const labels = name.split(/[.-]/);
  if (labels.includes('qa')) return 'qa';
  return labels.includes('staging') ? 'staging' : 'production';
}
