export const exportNote =
  'One row for each ad, with the columns of a bulk import into Ads Manager. Every ad is paused. In the text file, a cell ' +
  'that begins with = + - or @ starts with an apostrophe, so that a spreadsheet does not read it as a formula. These ' +
  'files were not tried in a live Ads Manager.'
