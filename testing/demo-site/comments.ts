/** Comments on one of the posts, oldest first. */
export const demoComments: readonly {
  readonly urlId: string;
  readonly name: string;
  readonly body: string;
  /** Index in this list of the comment it replies to. */
  readonly answers?: number;
}[] = [
  {
    urlId: 'seconds',
    name: 'Hanna Weiss',
    body: 'I have had a blue dot for six years and have only now found out what for: there is a freckle of green under the handle. I would not part with it for a first.',
  },
  {
    urlId: 'seconds',
    name: 'Maren Holt',
    body: 'That one stood next to the moss bowls on the second shelf. They were very fond of each other.',
    answers: 0,
  },
  {
    urlId: 'seconds',
    name: 'Dele A.',
    body: 'Will there be seconds of the serving bowl at the market in January? We would drive down for one.',
  },
];
