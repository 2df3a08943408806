/**
 * The role of a column in a pasted table. `other` is not part of a quote: a line's place, its tax, what it costs us. `measure`
 * numbers describe the goods, and a `charge` is paid once.
 */
export type Role =
  | 'item'
  | 'sku'
  | 'decoration'
  | 'measure'
  | 'quantity'
  | 'price'
  | 'amount'
  | 'discount'
  | 'charge'
  | 'unit'
  | 'other'

/**
 * Column headings in the languages of pasted tables, without accents, points and brackets. The first
 * match counts: "unit price" before "unit".
 */
const heads: [Role, RegExp][] = [
  [
    'discount',
    /\b(disc(ount)?s?|rabatte?|remise|descuento|dto|dcto|sconto|desconto|korting|rabat|alennus|sleva|indirim|zniżka)\b|値引|折扣/,
  ],
  [
    'charge',
    /^(?!.*(?:price|preis|prix|precio|prezzo|preco|prijs|pris|total|summe|amount|montant|cost incl)).*\b(set-?up|shipping|freight|handling|postage|rush|express|artwork|tooling|mou?ld|(sur)?charges?|fees?|versand(kosten)?|fracht(kosten)?|porto|zuschlag|einrichtung\w*|klischee\w*|frais|livraison|envio|spedizione|verzend(kosten)?|frakt|fragt)\b(?! (weight|date|days?|time|address|cartons|boxes|units|method|zone|to)\b)/,
  ],
  [
    'sku',
    /\b(sku|ean|upc|gtin|barcode|model|style|id|item (no|nr|number|code|#)|(part|product|article|style|catalog|model) (no|nr|number|code|id|#)|code|art ?-?(nr|no)|artikel-?(nr|nummer|no)|bestell-?nr|reference|ref|referencia|referenza|referencja|codigo|codice|kod|vare-?nr|varenummer|art nummer|sifra|indeks)\b|#$(?<=. #)|品番|型号|货号|品號|артикул/,
  ],
  [
    'other',
    /\b((vat|tax|mwst|ust|tva|iva|btw|moms|mva|alv|dph|kdv|gst|hst)( ?(rate|satz|%|code|sats))?|taxes|steuer(satz)?)$|^(税率|税|消費税)$/,
  ],
  [
    'price',
    /\b(unit ?(price|cost|rate)|(price|cost|rate) ?(each|(per|\/|p)? ?(unit|piece|pc|pcs|ea|item))|each|ea|einzel-?preis|stuck-?preis|e-?preis|ep|preis ?(\/|pro|je) ?\S+|(prix|pu|prezzo|precio|preco|prijs|pris|cena|hinta|fiyat)\S* ?(unit\S*|u|un|ud|per stuk|stuk|st|jedn\S*|ks|netto)|p ?u|prix|a-?pris|a ?pris|stykpris|styckpris|styk-?pris|st-?pris|enhetspris|stuksprijs|eenheidsprijs|unitario|unitaire|birim fiyat\w*|yksikkohinta|jednotkova cena|cena jedn\S*|jedn cena)\b|単価|单价|單價|цена/,
  ],
  [
    'amount',
    /\b(amount|(line|row|ext|extended|net|grand)? ?total\S*|ext(ended)?( (price|cost|amount))?|sub ?total|gesamt\S*|summe?|betrag|gp|g-?preis|montant|importe|importo|valor|monto|totaal|bedrag|belopp|belob|summa|suma|kwota|wartosc|celkem|castka|yhteensa|tutar|toplam|razem|net value|line value)\b|金額|金额|合計|小計|合计|小计|금액|합계|сумма|стоимость|συνολο/,
  ],
  [
    'other',
    /\b(margin|mark-?up|profit|gm|commission|provision|eqp|(our|net) cost|ek|einkauf\w*|buy(ing)?|vendor|supplier|lieferant|fournisseur|internal)\b/,
  ],
  [
    'price',
    /\b(price|cost|rate|sell(ing)?|preis|vk|tarif|precio|prezzo|preco|prijs|pris|cena|hinta|fiyat|ar|valore)\b|価格|价格|단가|τιμη/,
  ],
  [
    'measure',
    /\b(pages|sides|seiten|screens|plates|locations|positions|weight|gewicht|gsm|grammage|capacity|width|height|length|depth|diameter|thickness|lead ?time|lieferzeit|days|weeks|pantone|pms|per (set|pack|box|carton))\b|^(x{0,3}s|m|x{0,3}l|[2-6]xl|one size)$/,
  ],
  [
    'quantity',
    /\b(qty|qtys|quantit\S*|quant|pcs|pieces|units|count|number of \S+|menge|anzahl|stk|stuck(zahl)?|auflage|qte|nombre|nb|cant|cantidad|uds|unidades|cdad|q ta|qta|pezzi|pz|n pezzi|quantidade|qtd|qtde|aantal|stuks|antal|antall|ilosc|liczba|mnozstvi|pocet|maara|kpl|adet|miktar|mennyiseg|volume|run)\b|数量|個数|枚数|수량|кол-?во|количество|ποσοτητα/,
  ],
  [
    'unit',
    /^(unit|uom|um|u m|per|pro|je|einheit|me|unite|unidad|ud|unita|eenheid|enhet|enhed|j m|jm|mj|yksikko|birim)$|^(単位|单位)$/,
  ],
  ['other', /^(#|no|nr|n|pos|position|line|row|lp|item #)$|^(№|番号)$/],
  [
    'decoration',
    /\b(decoration|deco|print(ing|s)?|imprint|branding|logo|method|colou?rs?|finish|notes?|comments?|details?|sizes?|material|veredelung|druck|aufdruck|farben?|marquage|impression|couleurs?|personnalisation|impresion|marcaje|tecnica|colore?s?|stampa|personalizzazione|impressao|personalizacao|cor|cores|bedrukking|kleur(en)?|tryck|farge?|nadruk|kolor|potisk|barva|painatus|vari|baski|renk)\b|加工|印刷|色|印字|颜色/,
  ],
  [
    'item',
    /\b(items?|products?|goods|articles?|description|name|what|artikel|bezeichnung|beschreibung|produkte?|ware|designation|libelle|produits?|productos?|articulos?|descripcion|concepto|detalle|articol[oi]|descrizione|prodott[oi]|produtos?|artigos?|descricao|omschrijving|product|vara|vare|benamning|betegnelse|beskrivelse|beskrivning|nazwa|opis|towar|nazev|popis|zbozi|tuote|kuvaus|urun|aciklama|megnevezes)\b|品名|商品|品目|製品|产品|名称|품목|품명|товар|наименование|описание|ειδος|περιγραφη/,
  ],
]

const bare = (heading: string) =>
  heading
    .normalize('NFKD')
    .replace(/(?=\p{Script=Latin}?)\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .replace(
      /\(.*?\)|\[.*?\]|\p{Sc}|[.:*_]|\b(eur|usd|gbp|chf|cad|aud|sek|nok|dkk|pln|czk|jpy|mxn|brl|ht|excl|incl|inkl|exkl|zzgl)\b/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()

/** "/M", "per 100", "('000)", "(dozen)" */
const packs =
  /(?:\/|\b(?:per|pro|je|par|por|in)\b|\(|\s(?=0))\s?['’]?(?:(?<thousand>1?[., '’]?000s?|M(?![²2])|K|[Tt]housands?|Tsd)|(?<hundred>100|C|[Hh]undreds?)|[Dd]oz\w*|dz|[Dd]utzend|[Bb]ox\w*|[Cc]ases?|[Cc]artons?|[Pp]acks?|[Bb]undles?)(?: of \d+)?(?![\p{L}\p{Sc}\d])/u

/** The pieces that a heading's price is for. NaN if it is for a box or a dozen, or counts are not in pieces. */
export function perOf(heading: string): number {
  const found = packs.exec(heading)
  const role = roleOf(heading)
  if (!found || (role !== 'price' && role !== 'quantity')) return 1
  if (role === 'quantity') return NaN
  if (found.groups?.thousand) return 1000
  return found.groups?.hundred ? 100 : NaN
}

/** The role of a column with this heading; null if unknown. */
export function roleOf(heading: string): Role | null {
  const text = bare(heading.replace(packs, ' '))
  if (!text || text.length > 40 || /\d{2}/.test(text)) return null
  return heads.find(([, words]) => words.test(text))?.[0] ?? null
}

const sums =
  /^([\d.,]{1,6} ?% ?)?((grand|net|sub|order|invoice|quote|estimate|running|less|plus|zzgl|inkl?|incl|zwischen|sous|mellan|genel|ara|base) ?-?)?(totals?|sum|summe|gesamt\S*|som(a|me)|celkem|razem|suma|summa|toplam|yhteensa|sub ?tot\S*|del ?summa|vali ?summa|loppu ?summa|mezisoucet|i alt|(net|brut)to ?(summe|betrag)|(end|rechnungs)betrag|montant (ht|ttc)|base imponible|imponibile|tot\S* (parziale|general)|importe total|vat|([\w-]{1,12} )?(sales )?tax(es)?|(down )?payment|pre-?payment|deposit|anzahlung|acompte|anticipo|(amount )?paid|remain(der|ing)|restbetrag|impuestos?|imposta|(mehrwert|umsatz) ?steuer|mwst|ust|tva|i ?v ?a|btw|moms|mva|alv|dph|kdv|gst|hst|pst|qst|balance|(amount|total) due|to pay|a pagar|(att|a|net a|te) (betala|betale|betalen|payer)|\S{1,20} (tota(l|le|lt|al)|netto|brutto|moms)|do zaplaty|k uhrade|net(to)?|brutto|gross|(netto|totaal|eind)bedrag|tota(le|al|lt))\b|^(合計|小計|消費税|総額|合计|小计|总计|税|итого)/

/** Whether a row adds up those above it, or gives its tax or a payment. `isLine`: it has a quantity and a price, as "Net bags" do. */
export function isSum(text: string, isLine: boolean): boolean {
  const words = bare(text)
  const [found] = sums.exec(words) ?? []
  if (found === undefined) return false
  return !isLine || /tot|sum/.test(found) || !/^[ -]?\p{L}/u.test(words.slice(found.length))
}

const credits =
  /\b(credits?|rebates?|coupon|voucher|savings?|saves?|promotion|allowance|less|minus|\w*(nachlass|rabatte?|bonus|gutschein|abschlag)|skonto|gutschrift|abz(ug|gl|uglich)|erma(ss|ß)igung|reduction|remise|rabais|ristourne|escompte|avoir|bonificacion|abono|rebaja|upust)\b(?!.*\b(fees?|set-?up|sleeves?|holders?|printing)\b)|%\s?off\b/

/** Whether a charge is one that is taken off, so that without a minus it would be added. */
export const isCredit = (text: string) => roleOf(text) === 'discount' || credits.test(bare(text))
