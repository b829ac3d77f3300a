import type {
  CheckResetBody,
  CheckWelcomeBody,
  ForgotPasswordBody,
  MeAnswer,
  ResetCheckAnswer,
  ResetPasswordBody,
  SignInBody,
  WelcomeBody,
} from './accounts.ts';
import type {
  AddPictureAnswer,
  ListProductsQuery,
  ProductDetail,
  ProductList,
  UpdateProductBody,
} from './admin-products.ts';
import type {
  CommentCounts,
  OwnerCommentList,
  OwnerCommentsQuery,
  TreatCommentsBody,
  TreatedComments,
} from './comments.ts';
import type { ErrorBody, ErrorCode } from './errors.ts';
import type { ListMailsQuery, MailDetail, MailList } from './mail.ts';
import type {
  CancelOrderBody,
  FulfilOrderBody,
  ListOrdersQuery,
  OrderDetail,
  OrderList,
  RefundOrderBody,
} from './orders.ts';
import type {
  ChooseThemeBody,
  OutsideFilesAnswer,
  OutsideFilesBody,
  ThemeList,
  ThemeView,
} from './themes.ts';

/** Thrown by a failed call: the server's error, or that the server could not be reached. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  /** The catalogue's code; `NO_ANSWER` when there was no response, or none that could be parsed. */
  readonly code: ErrorCode | 'NO_ANSWER';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Sentences by field name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode | 'NO_ANSWER',
    status: number,
    message: string,
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

export interface ClientOptions {
  /** `globalThis.fetch` in a browser. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The current value of the crumb cookie; every write sends it back. */
  readonly readCrumb: () => string | null;
  /** Shown when there was no response. */
  readonly noAnswerText: string;
  /** Called when the session has expired, so that the person can sign in again. */
  readonly onSignedOut: () => void;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The owner's API, typed. Every method throws a `CallFailure` on an error. */
export function makeClient(options: ClientOptions) {
  async function call<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    const headers: Record<string, string> = { accept: 'application/json' };
    const crumb = method === 'GET' ? null : options.readCrumb();
    if (crumb !== null) headers['x-csrf-token'] = crumb;
    const init: RequestInit = { method, headers, credentials: 'same-origin', signal: signal ?? null };
    if (body instanceof FormData) {
      init.body = body;
    } else if (body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(body);
    }
    let response: Response;
    try {
      response = await options.fetch(path, init);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new CallFailure('NO_ANSWER', 0, options.noAnswerText);
    }
    if (response.status === 204) return undefined as T;
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && answer !== null) return answer as T;
    if (!isErrorBody(answer)) throw new CallFailure('NO_ANSWER', response.status, options.noAnswerText);
    if (answer.error === 'SIGN_IN_REQUIRED') options.onSignedOut();
    throw new CallFailure(answer.error, response.status, answer.message, answer.fields);
  }

  return {
    me: (signal?: AbortSignal) => call<MeAnswer>('GET', '/api/admin/me', undefined, signal),
    signIn: (body: SignInBody) => call<MeAnswer>('POST', '/api/admin/sign-in', body),
    signOut: () => call<undefined>('POST', '/api/admin/sign-out'),
    checkWelcome: (body: CheckWelcomeBody) => call<undefined>('POST', '/api/admin/welcome/check', body),
    welcome: (body: WelcomeBody) => call<MeAnswer>('POST', '/api/admin/welcome', body),
    requestPasswordReset: (body: ForgotPasswordBody) =>
      call<undefined>('POST', '/api/admin/password-reset/request', body),
    checkPasswordReset: (body: CheckResetBody) =>
      call<ResetCheckAnswer>('POST', '/api/admin/password-reset/check', body),
    resetPassword: (body: ResetPasswordBody) => call<MeAnswer>('POST', '/api/admin/password-reset', body),

    listOrders: (query: ListOrdersQuery, signal?: AbortSignal) =>
      call<OrderList>('GET', withQuery('/api/admin/orders', query), undefined, signal),
    getOrder: (id: string, signal?: AbortSignal) =>
      call<OrderDetail>('GET', `/api/admin/orders/${id}`, undefined, signal),
    fulfilOrder: (id: string, body: FulfilOrderBody) =>
      call<OrderDetail>('POST', `/api/admin/orders/${id}/fulfil`, body),
    undoFulfilOrder: (id: string, body: FulfilOrderBody) =>
      call<OrderDetail>('POST', `/api/admin/orders/${id}/fulfil/undo`, body),
    cancelOrder: (id: string, body: CancelOrderBody) =>
      call<OrderDetail>('POST', `/api/admin/orders/${id}/cancel`, body),
    refundOrder: (id: string, body: RefundOrderBody) =>
      call<OrderDetail>('POST', `/api/admin/orders/${id}/refund`, body),

    listProducts: (query: ListProductsQuery, signal?: AbortSignal) =>
      call<ProductList>('GET', withQuery('/api/admin/products', query), undefined, signal),
    getProduct: (id: string, signal?: AbortSignal) =>
      call<ProductDetail>('GET', `/api/admin/products/${id}`, undefined, signal),
    updateProduct: (id: string, body: UpdateProductBody) =>
      call<ProductDetail>('PUT', `/api/admin/products/${id}`, body),
    addPicture: (id: string, file: File, altText: string) => {
      const form = new FormData();
      // Fields come before the file, so that the server has read them when the bytes arrive.
      form.set('altText', altText);
      form.set('file', file);
      return call<AddPictureAnswer>('POST', `/api/admin/products/${id}/pictures`, form);
    },

    listComments: (query: OwnerCommentsQuery, signal?: AbortSignal) =>
      call<OwnerCommentList>('GET', withQuery('/api/admin/comments', query), undefined, signal),
    countComments: (signal?: AbortSignal) =>
      call<CommentCounts>('GET', '/api/admin/comments/counts', undefined, signal),
    treatComments: (body: TreatCommentsBody) =>
      call<TreatedComments>('POST', '/api/admin/comments/treat', body),

    listMails: (query: ListMailsQuery, signal?: AbortSignal) =>
      call<MailList>('GET', withQuery('/api/admin/mails', query), undefined, signal),
    getMail: (id: string, signal?: AbortSignal) =>
      call<MailDetail>('GET', `/api/admin/mails/${id}`, undefined, signal),

    listThemes: (signal?: AbortSignal) => call<ThemeList>('GET', '/api/admin/themes', undefined, signal),
    chooseTheme: (body: ChooseThemeBody) => call<ThemeView>('PUT', '/api/admin/themes/current', body),
    settleOutsideFiles: (name: string, body: OutsideFilesBody) =>
      call<OutsideFilesAnswer>('POST', `/api/admin/themes/${encodeURIComponent(name)}/outside-files`, body),
  };
}

/** The value of a cookie in a `document.cookie` text, or null. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const cut = part.indexOf('=');
    if (cut !== -1 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim();
  }
  return null;
}

/** A path with those query values that are not empty. */
function withQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

function isErrorBody(answer: unknown): answer is ErrorBody {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'error' in answer &&
    typeof answer.error === 'string' &&
    'message' in answer &&
    typeof answer.message === 'string'
  );
}
