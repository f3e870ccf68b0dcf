export const exportNote =
  'Columns are those of a bulk import at the level of ads; every ad is paused. In the text file, a cell that begins with ' +
  '= + - or @ gets an apostrophe in front, so that no spreadsheet reads it as a formula; the workbook needs none. ' +
  'These files were not tried in a live Ads Manager.'
