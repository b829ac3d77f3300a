/** Spanish words: drafts of legal pages. */
export const labels = { email: 'Correo electrónico', phone: 'Teléfono' };
export const privacy = {
  title: 'Privacidad',
  intro:
    'Esta página explica qué datos personales tratamos cuando visita este sitio, para qué, y qué derechos tiene usted.',
  controller: { heading: 'Responsable', text: '{who}' },
  visit: {
    heading: 'Cuando visita este sitio',
    text: 'Para enviarle una página, nuestro servidor necesita la dirección IP de su dispositivo. La usa para esa petición y, durante un breve tiempo, para evitar ataques. Sin ello no podríamos mantener el sitio de forma segura (interés legítimo, art. 6.1.f del RGPD).',
  },
  analytics: {
    heading: 'Cómo se usa este sitio',
    text: 'Contamos qué páginas y productos se consultan. Los datos se guardan en nuestro propio servidor, sin cookies y sin su dirección IP, y se borran a los {days} días. Ninguna otra empresa los recibe. Nos sirven para mejorar el sitio (art. 6.1.f del RGPD).',
  },
  orders: {
    heading: 'Cuando hace un pedido',
    text: 'Tratamos su nombre, sus direcciones, su correo electrónico, su teléfono si lo indica y lo que ha pedido, para cumplir el contrato con usted (art. 6.1.b del RGPD). Los conservamos el tiempo que exige la ley fiscal y mercantil. Quien entrega el pedido recibe su nombre y su dirección.',
  },
  payments: {
    heading: 'Cómo paga',
    text: 'De los pagos se encarga {provider}. Lo que introduce para pagar va directamente allí; nunca vemos el número de su tarjeta, solo si se pagó y cuánto. {provider} trata estos datos según su propia política de privacidad.',
  },
  contact: {
    heading: 'Cuando nos escribe',
    text: 'Usamos lo que escribe y su dirección para responderle. Lo borramos cuando ya no hace falta, salvo que la ley nos obligue a conservarlo.',
  },
  newsletter: {
    heading: 'Boletín',
    text: 'Si se suscribe a nuestro boletín, guardamos su correo electrónico para enviárselo, con su consentimiento. Puede darse de baja en cualquier momento, con el enlace de cada envío o escribiéndonos.',
  },
  listProvider: {
    heading: 'Quién envía nuestro boletín',
    text: 'Nuestro boletín se envía con Mailchimp de Intuit, una empresa de Estados Unidos. Recibe la dirección de correo, el nombre y los intereses de quienes se suscriben, y los trata por encargo nuestro según su propia política de privacidad: https://www.intuit.com/privacy/statement/. Si usted se da de baja o pide que borremos sus datos, se lo comunicamos.',
  },
  letterCounts: {
    heading: 'Cómo se lee nuestro boletín',
    text: 'Contamos quién abre un número, mediante una pequeña imagen, y quién sigue sus enlaces, que pasan por nuestro sitio. Lo usamos para escribir lo que nuestros lectores quieren leer, porque usted aceptó el boletín. Ninguna otra empresa lo recibe. Se borra con su dirección.',
  },
  comments: {
    heading: 'Comentarios',
    text: 'Si comenta, se publican su nombre y su texto. Su correo electrónico se guarda, pero no se muestra. Puede pedirnos en cualquier momento que retiremos su comentario.',
  },
  captcha: {
    heading: 'Protección contra el spam',
    text: 'Nuestros formularios usan reCAPTCHA de Google para distinguir a las personas de los programas. Para ello Google recibe su dirección IP y datos de su navegador y del uso de la página, también fuera de la Unión Europea. La política de Google está en https://policies.google.com/privacy.',
  },
  embeds: {
    heading: 'Contenido de otros sitios',
    text: 'Algunas páginas muestran vídeos, mapas o publicaciones de otros sitios. Solo se cargan cuando usted los abre; entonces ese sitio recibe su dirección IP y puede poner sus propias cookies.',
  },
  pixel: {
    heading: 'Publicidad',
    text: 'Comunicamos a un servicio de publicidad qué productos se ven y se compran, para saber qué anuncio llevó a ellos. Ese servicio recibe su dirección IP.',
  },
  rights: {
    heading: 'Sus derechos',
    text: 'Puede pedirnos acceso a sus datos, su rectificación, supresión, limitación o portabilidad. Puede oponerse a su uso y retirar un consentimiento en cualquier momento para el futuro. Escríbanos para ello. También puede reclamar ante la autoridad de protección de datos de su país.',
  },
};
export const cookies = {
  title: 'Cookies',
  intro:
    'Las cookies son pequeñas notas que un sitio guarda en su navegador. Este sitio solo usa las que necesita para funcionar. Ninguna le sigue a otros sitios.',
  crumb: '«crumb» evita que otros sitios envíen nuestros formularios. Desaparece al cerrar el navegador.',
  cart: '«CART» y «hasCart» recuerdan su carrito durante 30 días.',
  order: 'Después de un pedido, una cookie le permite verlo sin iniciar sesión.',
  memory:
    'Su navegador recuerda también lo que le ha gustado y qué anuncio ha cerrado y qué ventana emergente ha visto y cuándo, hasta que borre sus datos. Eso nunca sale de su navegador.',
  others:
    'Los vídeos, mapas y publicaciones de otros sitios se cargan cuando usted los abre. Esos sitios pueden entonces poner sus propias cookies.',
  captcha: 'Nuestros formularios usan reCAPTCHA de Google, que pone sus propias cookies.',
  control:
    'Puede borrar las cookies en los ajustes de su navegador y rechazar las nuevas. Sin ellas puede leer todas las páginas, pero no hacer pedidos.',
  controlHeading: 'Qué puede hacer',
  usedHeading: 'Qué guarda este sitio',
  whoHeading: 'Preguntas',
};
export const terms = {
  title: 'Condiciones de venta',
  scope: {
    heading: 'A quién compra',
    text: 'Estas condiciones se aplican a todos los pedidos de este sitio. Usted compra a:\n\n{who}',
  },
  contract: {
    heading: 'Cómo se forma el contrato',
    text: 'Lo que mostramos aquí es una invitación a comprar. Con el botón al final del pedido hace usted una oferta de compra. El contrato se forma cuando confirmamos el pedido por correo electrónico.',
  },
  prices: {
    heading: 'Precios y entrega',
    text: 'Se aplican los precios del momento del pedido. Los impuestos y los gastos de envío se muestran antes de hacerlo. Entregamos en los países que se ofrecen al hacer el pedido.',
  },
  payment: {
    heading: 'Pago',
    text: 'Paga usted de una de las formas que se ofrecen. La mercancía es nuestra hasta que se haya pagado por completo.',
  },
  returns: {
    heading: 'Devoluciones',
    text: 'Cómo devolver algo se explica en nuestra página de devoluciones.',
  },
  warranty: {
    heading: 'Si algo no está bien',
    text: 'Si algo llega roto o no es como se describe, escríbanos. Se aplican las garantías legales.',
  },
  law: {
    heading: 'Ley aplicable',
    text: 'Se aplica la ley del siguiente país: {country}. Si compra como consumidor, conserva los derechos que le da la ley de su país.',
  },
};
export const returns = {
  title: 'Devoluciones y reembolsos',
  right: {
    heading: 'Su plazo',
    text: 'Puede desistir de la compra en los {days} días siguientes a su recepción, sin dar motivos. Comuníquenoslo antes de que acabe el plazo, por correo electrónico o por carta:\n\n{who}',
  },
  sending: {
    heading: 'El envío de vuelta',
    text: 'Envíelo a la dirección indicada en los 14 días siguientes a su aviso, sin usar y bien embalado.',
  },
  buyerPays: 'Los gastos de ese envío corren de su cuenta.',
  sellerPays: 'Los gastos de ese envío corren de nuestra cuenta.',
  refund: {
    heading: 'El reembolso',
    text: 'Le devolvemos lo que pagó, incluido el envío normal, en los 14 días siguientes a su aviso, por el mismo medio de pago. Podemos esperar a tener el artículo o la prueba de que lo ha enviado.',
  },
  exceptions: {
    heading: 'Qué no se puede devolver',
    text: 'Lo hecho según sus deseos, lo que se estropea pronto, los artículos precintados que por higiene no se pueden devolver una vez abiertos y las descargas que aceptó recibir de inmediato.',
  },
};
export const imprint = {
  title: 'Aviso legal',
  responsible: { heading: 'Responsable de este sitio', text: '{who}' },
  register: { heading: 'Registro y número fiscal', text: '{register}' },
  content: { heading: 'Responsable del contenido', text: '{name}, en la dirección indicada arriba.' },
};
