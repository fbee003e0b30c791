import { b, button, code, codeBlock, contact, facts, h, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://cuenta.solario.example/';

export const spanish: Collection = {
  prefix: 'es',
  language: 'es',
  brand: 'Solario',
  site,
  charsets: ['utf-8', 'iso-8859-1', 'windows-1252'],
  footer: (r, to) => [
    small`Has recibido este correo en ${to}. ${link(`${site}preferencias?u=${r.number(6)}`, 'Gestionar notificaciones')}`,
    small`© 2025 Solario Energía, S.L. · CIF B${r.number(8)} · Calle de Alcalá 214, 28028 Madrid · Atención al cliente: ${contact('tel', '900 555 014')}`,
  ],
  mails: {
    registro: (r) => ({
      subject: 'Verifica tu correo electrónico',
      blocks: [
        h`¡Hola, Lucía!`,
        p`Para terminar el registro, introduce este código de verificación en la aplicación:`,
        codeBlock(r.digits(6), 'spans'),
        p`Caduca en 10 minutos.`,
      ],
    }),
    acceso: (r) => {
      const c = r.digits(6);
      return {
        subject: `${c} es tu código de acceso`,
        blocks: [
          p`Tu código de acceso es ${b`${code(c)}`}. No lo compartas con nadie; nuestro equipo nunca te lo pedirá.`,
        ],
      };
    },
    'clave-banco': (r) => ({
      subject: 'Clave para firmar tu operación',
      blocks: [
        p`Vas a realizar una transferencia de 350,00 € a la cuenta ES91 2100 0418 4502 0005 1332.`,
        p`La clave de un solo uso para firmarla es:`,
        codeBlock(r.digits(7), 'bold'),
        p`Operación n.º ${r.number(9)}, 14/03/2025, 18:42 h.`,
      ],
    }),
    contrasena: (r) => ({
      subject: 'Restablece tu contraseña',
      blocks: [
        p`Hemos recibido una solicitud para cambiar la contraseña de tu cuenta.`,
        button(`${site}restablecer?token=${r.token(28)}&utm=mail`, 'Cambiar contraseña'),
        p`¿Estás en otro dispositivo? Escribe allí el código ${code(r.upper(6))}.`,
      ],
    }),
    factura: (r) => ({
      subject: `Tu factura de marzo ya está disponible`,
      blocks: [
        facts(
          ['N.º de factura', `F25-${r.number(7)}`],
          ['Contrato', r.number(10)],
          ['CUPS', `ES0021${r.number(12)}XY`],
          ['Importe', '68,42 €'],
          ['Periodo', '01/02/2025 - 28/02/2025'],
        ),
        button(`${site}facturas/${r.number(7)}.pdf`, 'Descargar factura'),
        p`Código postal del suministro: 28028.`,
      ],
    }),
    cupon: (r) => ({
      subject: 'Un regalo por tu cumpleaños',
      blocks: [
        p`Disfruta de un 15 % de descuento con el código promocional ${b`CUMPLE${r.number(2)}`}. Válido hasta el 31/03/2025 en compras de más de 50 €.`,
        p`Compra en ${url(`${site}tienda?c=${r.number(5)}`)}`,
      ],
    }),
  },
};
