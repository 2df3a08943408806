import { readTable } from './read-table.ts'
import { showTable } from './support/show-table.ts'

// Tables as pasted; → is a tab. Expected: item / decoration / quantity / price, "+ item / note / amount" for a one-time charge,
// "? row" for a row left over.
const tables: [string, string, string][] = [
  ['five columns', 'Cap→one color→500→12→6000', 'Cap / one color / 500 / 12'],
  ['whole prices', 'Mug→Screen print→250→4→1000', 'Mug / Screen print / 250 / 4'],
  ['an empty end', 'Mug→Screen print→250→4.50→→', 'Mug / Screen print / 250 / 4.50'],
  [
    'a cell with a line end',
    '"Mug, blue\nwith logo"→Screen print→250→4.50',
    'Mug, blue with logo / Screen print / 250 / 4.50',
  ],
  ['doubled quotes', '"5"" sticker\nround"→→1000→0.12→120.00', '5" sticker round /  / 1000 / 0.12'],
  ['an inch mark', '3" badge→250→0.80→200', '3" badge /  / 250 / 0.80'],
  [
    'a part number',
    'KM-101→Ceramic mug→one color→500→2.35→1,175.00',
    'Ceramic mug / one color, KM-101 / 500 / 2.35',
  ],
  ['a number as part number', '4011→Tote bag→500→2.35', 'Tote bag / 4011 / 500 / 2.35'],
  ['pieces', 'Pen→500 pcs→$0.85→$425.00', 'Pen /  / 500 / 0.85'],
  ['crowns', 'Mugg→Tryck→250→kr 95,50→kr 23 875,00', 'Mugg / Tryck / 250 / 95.50'],
  ['crowns alone', 'Mugg→250 st→95,50 kr', 'Mugg /  / 250 / 95.50'],
  ['a price per hundred', 'Flyer→1.000→€ 23,50 / 100→235,00 €', 'Flyer /  / 1000 / 0.2350'],
  [
    'English headings',
    'Item→Decoration→Qty→Unit price→Amount\nTote→1 color→1,000→$2.35→$2,350.00\nMug→Fired→500→$5.30→$2,650.00\nCap→→→4.20→2,100.00\n→→→Total→$5,000.00',
    'Tote / 1 color / 1000 / 2.35\nMug / Fired / 500 / 5.30\n? Cap 4.20 2,100.00\n? Total $5,000.00',
  ],
  [
    'German headings',
    'Pos.→Artikel-Nr.→Bezeichnung→Menge→Einzelpreis→Gesamtpreis\n1→A-17→Baumwolltasche→1.000 Stk.→2,35 €→2.350,00 €\n2→B-3→Becher→500 Stk.→5,30 €→2.650,00 €\nMwSt. 19 %→→→→→950,00 €',
    'Baumwolltasche / A-17 / 1000 / 2.35\nBecher / B-3 / 500 / 5.30\n? MwSt. 19 % 950,00 €',
  ],
  [
    'French headings',
    'Réf.→Désignation→Marquage→Qté→P.U. HT→Total HT\nT12→Sac coton→1 couleur→1 000→1,085 €→1 085,00 €',
    'Sac coton / 1 couleur, T12 / 1000 / 1.0850',
  ],
  [
    'Spanish headings, the price first',
    'Producto→Precio unitario→Cantidad→Importe\nTaza→4,20 €→500 uds.→2.100,00 €',
    'Taza /  / 500 / 4.20',
  ],
  ['Italian headings', 'Articolo→Quantità→Prezzo unitario\nPenna→250 pz→€ 0,35', 'Penna /  / 250 / 0.35'],
  ['Dutch headings', 'Omschrijving→Aantal→Stuksprijs→Bedrag\nTas→100→€ 3,10→€ 310,00', 'Tas /  / 100 / 3.10'],
  [
    'Portuguese headings',
    'Descrição→Qtd→Preço unitário→Total\nCaneca→200→R$ 12,50→R$ 2.500,00',
    'Caneca /  / 200 / 12.50',
  ],
  [
    'Polish headings',
    'Nazwa→Ilość→Cena jedn.→Wartość\nKubek→100 szt.→12,50 zł→1 250,00 zł',
    'Kubek /  / 100 / 12.50',
  ],
  [
    'Japanese headings',
    '品名→数量→単価→金額\nマグカップ→１００個→¥４５０→¥45,000',
    'マグカップ /  / 100 / 450',
  ],
  ['Turkish headings', 'Ürün→Adet→Birim Fiyat→Tutar\nKupa→500→12,50 TL→6.250,00 TL', 'Kupa /  / 500 / 12.50'],
  ['a heading that nobody knows', 'Artikel→Stück→VK→Summe\nTasse→250→4,5→1125', 'Tasse /  / 250 / 4.5'],
  [
    'unit and tax columns',
    'Item→Qty→Unit→Price→VAT %→Total\nMug→500→pcs→4.20→20%→2,100.00',
    'Mug /  / 500 / 4.20',
  ],
  ['headings that mislead', 'Product→Amount→Price→Total\nMug→500→4.20→2,100.00', 'Mug /  / 500 / 4.20'],
  [
    'a title above, a note between',
    'Price list 2026\nItem→Qty→Price\nMug→500→4.20\nPrices for reorders on request\nPen→100→0.80',
    'Mug /  / 500 / 4.20\nPen /  / 100 / 0.80\n? Price list 2026\n? Prices for reorders on request',
  ],
  [
    'set-up, shipping and a discount',
    'Mug→500→4.20→2100\nSet-up→→→90\nShipping→→→120.00\nDiscount 5%→→→-105.00\nDiscount→→→50.00',
    'Mug /  / 500 / 4.20\n+ Set-up /  / 90\n+ Shipping /  / 120.00\n+ Discount 5% /  / -105.00\n? Discount 50.00',
  ],
  [
    'a column of discounts',
    'Item→Qty→Price→Discount→Total\nMug→500→4.20→10%→1890.00',
    'Mug /  / 500 / 4.20\n+ Mug -10% /  / -210.00',
  ],
  ['a price that was shown rounded', 'Pen→1000→0.09→85.00', 'Pen /  / 1000 / 0.085'],
  ['no price, an amount', 'Item→Quantity→Amount\nMug→500→2,100.00', 'Mug /  / 500 / 4.20'],
  ['what does not multiply', 'Item→Qty→Price→Amount\nMug→500→4.20→2,500.00', '? Mug 500 4.20 2,500.00'],
  ['either reading', 'Mug→1000→1.085', 'Mug /  / 1000 / 1.085'],
  ['either reading, told by the amount', 'Mug→1000→1.085→1085', 'Mug /  / 1000 / 1.0850'],
  ['a thousand, told by the amount', 'Press→2→1,085→2,170.00', 'Press /  / 2 / 1085'],
  ['a range', 'Item→Qty→Price\nMug→50-100→4.20', '? Mug 50-100 4.20'],
  [
    'bars in a mail',
    '| Item | Print | Qty | Price |\n|------|:-----:|----:|------:|\n| Mug | 1 color | 250 | $4.50 |\n| Pen |  | 1,000 | $0.85 |',
    'Mug / 1 color / 250 / 4.50\nPen /  / 1000 / 0.85',
  ],
  [
    'spaces in a mail',
    'Item            Qty     Price    Amount\nTote bag        500     $2.35    $1,175.00\nCeramic mug     1000    $5.30    $5,300.00',
    'Tote bag /  / 500 / 2.35\nCeramic mug /  / 1000 / 5.30',
  ],
  [
    'single spaces of a PDF',
    'Tote bag natural 500 2,35 1 175,00\nMug 250 4,00 1 000,00',
    'Tote bag natural /  / 500 / 2.35\nMug /  / 250 / 4.00',
  ],
  [
    'numbered lines of a PDF',
    'Item Qty Unit price Total\n1 Tote bag 500 2.35 1,175.00\n2 Mug 11 oz 250 4.00 1,000.00',
    'Tote bag /  / 500 / 2.35\nMug 11 oz /  / 250 / 4.00',
  ],
  ['a count in front', '• 500 x Tote bag @ $2.35', 'Tote bag /  / 500 / 2.35'],
  ['a sentence', 'Tote bag, 500 x $2.35 = $1,175.00', 'Tote bag /  / 500 / 2.35'],
  [
    'a line for each cell',
    'Item\nQty\nPrice\nTote bag\n500\n$2.35\nMug\n250\n$4.00',
    'Tote bag /  / 500 / 2.35\nMug /  / 250 / 4.00',
  ],
  ['a file with semicolons', 'Artikel;Menge;Preis\n"Tasse; blau";250;4,50', 'Tasse; blau /  / 250 / 4.50'],
  ['a file with commas', 'Item,Qty,Price\n"Mug, blue","1,000",4.50', 'Mug, blue /  / 1000 / 4.50'],
  [
    'a footnote',
    'Mug→500→$4.20*→$2,100.00\nPen→100→$0.80¹→$80.00',
    'Mug /  / 500 / 4.20\nPen /  / 100 / 0.80',
  ],
  ['a price per thousand', 'Flyer→5000→$45.00/M→$225.00', 'Flyer /  / 5000 / 0.0450'],
  ['an unknown unit of money', 'Mug→500→$4.20 net→$2,100.00', '? Mug 500 $4.20 net $2,100.00'],
  ['an unknown unit of count', 'Envelopes→20 boxes→12→240', '? Envelopes 20 boxes 12 240'],
  ['no whole number', 'Service→Hours→Rate→Amount\nDesign→3.5→80→280.00', '? Design 3.5 80 280.00'],
  ['no price yet', 'Mug→500→TBD→TBD', 'Mug / TBD, TBD / 500 / '],
  ['counts with zeros after the point', 'Tasse→500,00→4,20→2.100,00', 'Tasse /  / 500 / 4.20'],
  [
    'subtotals in other languages',
    'Sac→100→2,50→250,00\nSous-total→→→250,00\nMontant total→→→300,00\n19 % MwSt.→→→50,00\nDelsumma→→→250,00\nAtt betala→→→300,00\nI.V.A. 21%→→→52,50\nValor total→→→300,00',
    'Sac /  / 100 / 2.50\n? Sous-total 250,00\n? Montant total 300,00\n? 19 % MwSt. 50,00\n? Delsumma 250,00\n? Att betala 300,00\n? I.V.A. 21% 52,50\n? Valor total 300,00',
  ],
  [
    'a quoted list in words',
    '> - 500 ceramic mugs at $4.20 each\n> - 1,000 pens: $0.85 ea.',
    'ceramic mugs /  / 500 / 4.20\npens /  / 1000 / 0.85',
  ],
  ['a count in a price’s name', '500 mugs $4.20', '? 500 mugs $4.20'],
  ['commas in a mail', 'Mug, 500, $4.20', 'Mug /  / 500 / 4.20'],
  ['what is only counted', 'Mug→250\nPen→1000', 'Mug /  / 250 / \nPen /  / 1000 / '],
  [
    'names that begin like sums',
    'Net bags→500→4.20→2,100.00\nTax-free gift cards→100→25→2500\nGross-grain ribbon→1,000→0.35→350.00\nNet→500→4.20→2,100.00\nSales tax 7.5%→2→157.50→315.00\nTax and duties→→→315.00',
    'Net bags /  / 500 / 4.20\nTax-free gift cards /  / 100 / 25\nGross-grain ribbon /  / 1000 / 0.35\n? Net 500 4.20 2,100.00\n? Sales tax 7.5% 2 157.50 315.00\n? Tax and duties 315.00',
  ],
  [
    'payments',
    'Mug→500→4.20→2,100.00\nDeposit 50%→→→1,050.00\nAmount paid→→→1,050.00\nRemaining→→→1,050.00\nLess deposit→→→-500.00',
    'Mug /  / 500 / 4.20\n? Deposit 50% 1,050.00\n? Amount paid 1,050.00\n? Remaining 1,050.00\n? Less deposit -500.00',
  ],
  ['three zeros after the comma', 'Tasse→500,000 ST→4,20→2.100,00', 'Tasse /  / 500 / 4.20'],
  ['three zeros after the point', 'Mug→1.000 PC→4.20→4.20', 'Mug /  / 1 / 4.20'],
  [
    'a count with the mark of the price',
    'Item→Qty→Price\nTasse→500,000 ST→4,20\nMug→1,000→4.20',
    'Mug /  / 1000 / 4.20\n? Tasse 500,000 ST 4,20',
  ],
  [
    'ranges of quantities',
    'Mug\n100-249→4.20\n250+→3.90\nMug, up to 100→4.20\nPen→0.80\nShipping→120.00',
    '+ Shipping /  / 120.00\n? Mug\n? 100-249 4.20\n? 250+ 3.90\n? Mug, up to 100 4.20\n? Pen 0.80',
  ],
  ['bars between ranges', '100-249 | 4.20\n250+ | 3.90', '? 100-249 | 4.20\n? 250+ | 3.90'],
  [
    'a range in a quantity’s place',
    'Mug→100 to 249→4.20\nMug→250+→3.90',
    '? Mug 100 to 249 4.20\n? Mug 250+ 3.90',
  ],
  [
    'a file with commas and no headings',
    '"Mug\nblue, matt",Screen print,250,4.50,1125.00\nPen,,"1,000",0.85,850.00',
    'Mug blue, matt / Screen print / 250 / 4.50\nPen /  / 1000 / 0.85',
  ],
  ['a thousand without its quotes', 'Item,Qty,Price\nMug,1,000,4.50', '? Mug,1,000,4.50'],
  [
    'our own cost beside the price',
    'Item→Qty→Cost→Price→Total→Margin\nMug→250→2.10→4.50→1125.00→35%',
    'Mug /  / 250 / 4.50',
  ],
  ['two prices', 'Item→Qty→Cost→Price\nMug→250→2.10→4.50', '? Mug 250 2.10 4.50'],
  [
    'a unit of price in no column',
    'Pos→Material→Menge→ME→Preis→pro→Wert\n10→Flyer→1.000→ST→23,50→100→235,00',
    '? 10 Flyer 1.000 ST 23,50 100 235,00',
  ],
  [
    'errors of a spreadsheet',
    'Mug→250→4.50→#REF!\nPen→250→4.50→####',
    '? Mug 250 4.50 #REF!\n? Pen 250 4.50 ####',
  ],
  [
    'a credit of an accountant',
    'Mug→250→ $ 4.50 → $ 1,125.00 \nDiscount→→→ $ (112.50)\nDiscount→→→($5.00)',
    'Mug /  / 250 / 4.50\n+ Discount /  / -112.50\n+ Discount /  / -5.00',
  ],
  ['pence and cents', 'Pen→500→85p→£425.00\nMug→500→85¢', 'Pen /  / 500 / 0.8500\nMug /  / 500 / 0.8500'],
  [
    'rand and won',
    'Mug→500→R95.50→R47,750.00\n머그→10개→95.50원',
    'Mug /  / 500 / 95.50\n머그 /  / 10 / 95.50',
  ],
  ['money of an unknown sign', 'Mug→500→95,50 zz', '? Mug 500 95,50 zz'],
  ['a size of paper', 'Flyer→A5→500→0.10', 'Flyer / A5 / 500 / 0.10'],
  ['a count in words', 'Mug→two hundred→4.00→800.00', '? Mug two hundred 4.00 800.00'],
  ['one price for all', 'Pin 500 pcs = $725.00\n2 × Mug $18.00', 'Pin /  / 500 / 1.45\n? 2 × Mug $18.00'],
  ['a price of all or of one', 'Pin 60 pcs $85\nMug (6 pcs) – $85', '? Pin 60 pcs $85\n? Mug (6 pcs) – $85'],
  ['a price of one', 'Mug 5 pcs à 4.20\nTaza 5 uds por 4,20', 'Mug /  / 5 / 4.20\nTaza /  / 5 / 4.20'],
  ['a sentence about shipping', '9 caps are $99. Freight is $85.', '? 9 caps are $99. Freight is $85.'],
  [
    'goods named like currencies',
    'Gel pen 200 0.88 176.00\nCUP 200 0.88 176.00',
    'Gel pen /  / 200 / 0.88\nCUP /  / 200 / 0.88',
  ],
  [
    'quantities as headings',
    'Item→Print→100→250→500\nMug→1 color→$5.20→$4.80→$4.20\nSet-up→→90→90→90\nCap→→420→1,000→1,900',
    'Mug / 1 color /  / 5.20, 4.80, 4.20\n+ Set-up /  / 90, 90, 90\n? Cap 420 1,000 1,900',
  ],
]

test.each(tables)('%s', (_, pasted, read) => expect(showTable(pasted)).toBe(read))

test.each([
  [0, '1250'],
  [3, '1.2500'],
])('With %i digits after the point, 1.250 is %s', (fractionDigits, price) =>
  expect(readTable('Bolli\t500\tkr 1.250\tkr 625.000', fractionDigits, 0).lines[0]?.prices).toEqual([price]),
)

test('Quantities as headings become the quote’s', () => {
  expect(readTable('Item\t100 pcs\t250+\nMug\t5\t4', 2, 0).columns).toEqual(['100', '250'])
})
