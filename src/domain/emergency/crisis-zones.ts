import type { ZoneTable } from './zone-table.ts';

/** Written by build/emergency-zones.ts from crisis-lines.ts and the tz database: number, then area and names. */
export const zonesByCrisisLine: ZoneTable = [
  ['14416', 'Asia Calcutta Kolkata'],
  [
    '800 911 2000',
    'America Bahia_Banderas Cancun Chihuahua Ciudad_Juarez Ensenada Hermosillo Matamoros Mazatlan Merida Mexico_City Monterrey Ojinaga Santa_Isabel Tijuana,Mexico BajaNorte BajaSur General',
  ],
  [
    '988',
    'America Adak Anchorage Atikokan Atka Blanc-Sablon Boise Cambridge_Bay Chicago Coral_Harbour Creston Dawson Dawson_Creek Denver Detroit Edmonton Fort_Nelson Fort_Wayne Glace_Bay Goose_Bay Halifax Indiana/Indianapolis Indiana/Knox Indiana/Marengo Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac Indianapolis Inuvik Iqaluit Juneau Kentucky/Louisville Kentucky/Monticello Knox_IN Los_Angeles Louisville Menominee Metlakatla Moncton Montreal New_York Nipigon Nome North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem Pangnirtung Phoenix Rainy_River Rankin_Inlet Regina Resolute Shiprock Sitka St_Johns Swift_Current Thunder_Bay Toronto Vancouver Whitehorse Winnipeg Yakutat Yellowknife,Canada Atlantic Central Eastern Mountain Newfoundland Pacific Saskatchewan Yukon,Pacific Honolulu,US Alaska Aleutian Arizona Central East-Indiana Eastern Hawaii Indiana-Starke Michigan Mountain Pacific',
  ],
];
