import { phrases } from './phrases.ts'

const tobacco =
  'cigarettes?|cigars?|tobacco|vapes?|vaping (?:kits?|liquids?)|e-?cigarettes?|e-?liquids?|nicotine (?:pouches|salts?)|snus|hookah|zigaretten?|zigarren?|tabak|e-?zigaretten?|cigares?|tabac|puros habanos|einweg-?vapes?|shisha-?tabak|cigarrillos?|cigarros?|tabaco|vapers?|vapeadores'
const weapons =
  'guns?|handguns?|firearms?|rifles?|pistols?|ammo|ammunition|shotguns?|silencers?|explosives|switchblades?|brass knuckles|tasers?|pepper spray|schusswaffen?|pistolen?|gewehre?|munition|schlagringe?|sprengstoff|armes à feu|pistolets? (?:automatiques?|semi-automatiques?|de (?:tir|défense))|fusils?|munitions|explosifs|armas de fuego|armas|pistolas?|munición|explosivos|pfefferspray|schreckschuss\\p{L}*|bombes? lacrymogènes?'
const drugs =
  'cocaine|heroin|weed|thc (?:gummies|oil|vapes?)|kratom|marijuana|cannabis|mdma|ecstasy|lsd|magic mushrooms|crystal meth|steroids|anabolics|opioids|oxycodone|xanax|viagra|ozempic|(?:prescription drugs|antibiotics|painkillers) without (?:a )?prescription|kokain|heroin|marihuana|anabolika|steroide|rezeptfreie? antibiotika|cocaïne|héroïne|champignons hallucinogènes|stéroïdes|cocaína|heroína|esteroides|éxtasis'
const sale =
  '(?:buy|order|pre-?order|shop|shop for|get|grab|pick up|try|enjoy|discover|smoke|sell|selling|stock up on|save on|deals? on|discounts? on|cheap|discount|kauf(?:e|en|en sie)?|bestell(?:e|en|en sie)?|günstige?|entdecke(?:n sie)?|probier(?:e|en sie)?|hol(?:e|en sie)?|achetez|achète|commandez|commande|découvrez|essayez|goûtez|profitez de|descubre|descubra|prueba|pruebe|disfruta(?: de)?|compra|compre|comprar|pide|pida|encarga|consigue)'
const between =
  '(?: (?:your|our|the|an?|some|eine?[nrms]?|une?|una|unos|unas|new|cheap|quality|best|finest|premium|discount|affordable|legal|online|original|deine?[n]?|ihre?[n]?|die|das|den|unsere?|neue|vos|nos|des|du|de|la|le|les|l\\p{L}|tus?|sus?|el|los|las|nuestr[oa]s|more|\\p{N}{1,3}))*'

/** Things that are named after what is refused: toys, tools, sweets, and what keeps or kills it. */
const onlyNamedAfter =
  '(?! (?:killers?|barriers?|out|control|membranes?|fabric|pullers?|burners?|whackers?|boxes|cases?|reports?|books?|museums?|grips?|safes?|cabinets?|(?:of|made of|in) chocolate|for (?:water|glue|paint|the garden)|de (?:chocolate|silicona|agua|masaje|pegamento|juguete|espuma|pintura|clavos|la novela)|(?:de|en|au|à) (?:chocolat|colle|peinture|eau|silicone|massage|aiguiser|beurre|clous)|aus (?:schokolade|marzipan))(?!\\p{L}))'
const goods = `(?:${tobacco}|${weapons}|${drugs})`

export const restrictedGoods = phrases(
  `${sale}${between} ${goods}(?![\\p{L}\\p{N}-])${onlyNamedAfter}`,
  `${goods} (?:for sale|on sale|in stock|delivered|shipped|zu verkaufen|online kaufen|kaufen|bestellen|à vendre|en vente|livrés?|a la venta|en venta|a domicilio)`,
  `${goods},? (?:from|for|at|only|ab|für|nur|à partir de|dès|pour|desde|por|solo) (?:only |just |nur |seulement )?(?:[$€£] ?\\p{N}+|\\p{N}+[.,]?\\p{N}* ?[$€£])`,
)
