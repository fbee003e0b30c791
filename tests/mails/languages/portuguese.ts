import { b, button, code, codeBlock, contact, facts, h, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://conta.maresia.example/';

export const portuguese: Collection = {
  prefix: 'pt',
  language: 'pt',
  brand: 'Maresia',
  site,
  charsets: ['utf-8', 'iso-8859-1', 'windows-1252'],
  footer: (r, to) => [
    small`Este e-mail foi enviado para ${to}. ${link(`${site}descadastrar/${r.token(12)}`, 'Cancelar inscrição')}`,
    small`Maresia Tecnologia Ltda. CNPJ ${r.number(2)}.${r.number(3)}.${r.number(3)}/0001-${r.number(2)}. Av. Paulista, 1578, São Paulo - SP, CEP 01310-200. Central: ${contact('tel', '0800 555 0144')}`,
  ],
  mails: {
    cadastro: (r) => ({
      subject: 'Confirme seu e-mail',
      blocks: [
        h`Falta pouco, Thiago!`,
        p`Digite o código abaixo no aplicativo para confirmar seu cadastro.`,
        codeBlock(r.digits(6), 'divs'),
        p`O código vale por 10 minutos.`,
      ],
    }),
    entrar: (r) => {
      const c = `${r.digits(3)}-${r.digits(3)}`;
      return {
        subject: 'Seu código de acesso',
        blocks: [
          p`Olá!`,
          p`Seu código de verificação é ${b`${code(c)}`}.`,
          p`Se não foi você, desconsidere esta mensagem. Protocolo ${r.number(12)}.`,
        ],
      };
    },
    dispositivo: (r) => ({
      subject: 'Autorize o novo dispositivo',
      blocks: [
        p`Detectamos um acesso em ${b`Galaxy S23`}, Recife - PE, 14/03/2025 às 18h42, IP ${r.ip()}.`,
        p`Foi você? Informe o código de segurança ${code(r.digits(5))} para liberar o aparelho.`,
      ],
    }),
    senha: (r) => ({
      subject: 'Redefinição de senha',
      blocks: [
        p`Recebemos um pedido para redefinir a palavra-passe da sua conta. Introduza este código na página de recuperação:`,
        codeBlock(r.upper(8), 'mono'),
        p`Prefere uma ligação? ${url(`${site}recuperar?t=${r.token(22)}`)}`,
      ],
    }),
    pedido: (r) => ({
      subject: `Pedido #${r.number(6)} enviado`,
      blocks: [
        p`Seu pedido saiu para entrega! Código de rastreio: BR${r.number(9)}BR`,
        facts(
          ['Pedido', `#${r.number(6)}`],
          ['Nota fiscal', r.number(9)],
          ['Total', 'R$ 1.349,90'],
          ['CEP de entrega', '50030-230'],
        ),
        button(`${site}rastreio?codigo=BR${r.number(9)}BR`, 'Rastrear pedido'),
      ],
    }),
    'aviso-acesso': (r) => ({
      subject: 'Novo acesso à sua conta',
      blocks: [
        p`Sua conta foi acessada em 14/03/2025 às 18:42 pelo app versão ${r.version()} (IP ${r.ip()}). Se foi você, não precisa fazer nada. Nunca informe seus códigos a terceiros.`,
      ],
    }),
  },
};
