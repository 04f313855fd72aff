import { placesOf } from './place.ts';

/** The reclaimed land between Taipa and Coloane. */
export const cotai = placesOf(
  'cotai',
  `
  澳門威尼斯人 | The Venetian Macao | hotel | 22.14812 113.56202 | 望德聖母灣大馬路 | Estrada da Baía de Nossa Senhora da Esperança | 威尼斯人
  大運河購物中心 | Shoppes at Venetian | shop | 22.14782 113.56252 | 望德聖母灣大馬路 | Estrada da Baía de Nossa Senhora da Esperança
  澳門銀河 | Galaxy Macau | hotel | 22.14932 113.55512 | 望德聖母灣大馬路 | Estrada da Baía de Nossa Senhora da Esperança | 銀河酒店
  時尚匯 | The Promenade Shops at Galaxy | shop | 22.14972 113.55562 | 澳門銀河 | Galaxy Macau
  百老匯酒店 | Broadway Macau | hotel | 22.15052 113.55782 | 望德聖母灣大馬路 | Avenida Marginal Flor de Lótus
  澳門大倉酒店 | Hotel Okura Macau | hotel | 22.14892 113.55422 | 澳門銀河 | Galaxy Macau
  新濠天地 | City of Dreams | hotel | 22.14952 113.56672 | 連貫公路 | Estrada do Istmo | COD
  摩珀斯 | Morpheus | hotel | 22.14882 113.56642 | 新濠天地 | City of Dreams
  澳門倫敦人 | The Londoner Macao | hotel | 22.14612 113.56552 | 金光大道 | Cotai Strip | 金沙城中心
  澳門四季酒店 | Four Seasons Hotel Macao | hotel | 22.14632 113.56182 | 望德聖母灣大馬路 | Estrada da Baía de Nossa Senhora da Esperança
  澳門巴黎人 | The Parisian Macao | hotel | 22.14402 113.56182 | 連貫公路 | Estrada do Istmo | 巴黎鐵塔
  新濠影滙 | Studio City | hotel | 22.14162 113.56112 | 連貫公路 | Estrada do Istmo | 影滙之星
  永利皇宮 | Wynn Palace | hotel | 22.14842 113.57122 | 體育館大馬路 | Avenida da Nave Desportiva
  美獅美高梅 | MGM Cotai | hotel | 22.14622 113.57002 | 體育館大馬路 | Avenida da Nave Desportiva
  上葡京 | Grand Lisboa Palace | hotel | 22.14422 113.56902 | 體育館大馬路 | Avenida da Nave Desportiva
  葡京人 | Lisboeta Macau | hotel | 22.14122 113.56952 | 機場大馬路 | Avenida do Aeroporto
  金光大道 | Cotai Strip | street | 22.14702 113.56402
  連貫公路 | Estrada do Istmo | street | 22.14352 113.56422
  望德聖母灣大馬路 | Estrada da Baía de Nossa Senhora da Esperança | street | 22.15122 113.56202
  體育館大馬路 | Avenida da Nave Desportiva | street | 22.14402 113.56772
  蓮花海濱大馬路 | Avenida Marginal Flor de Lótus | street | 22.14402 113.55522
  溜冰路 | Rua da Patinagem | street | 22.14062 113.56802
  射擊路 | Rua do Tiro | street | 22.13792 113.56752
  東亞運大馬路 | Avenida dos Jogos da Ásia Oriental | street | 22.14852 113.54852
  澳門東亞運動會體育館 | Macao East Asian Games Dome | park | 22.13962 113.56592 | 射擊路 | Rua do Tiro
  保齡球中心 | Bowling Centre | park | 22.13792 113.56642 | 射擊路 | Rua do Tiro
  澳門國際射擊中心 | Shooting Range | park | 22.13682 113.56622 | 射擊路 | Rua do Tiro
  路氹西站 | LRT Cotai West Station | transport | 22.14752 113.55422
  路氹東站 | LRT Cotai East Station | transport | 22.14522 113.56952
  排灣站 | LRT East Asian Games Station | transport | 22.14092 113.56852
  蓮花口岸 | Lotus Port | transport | 22.13832 113.54992 | 蓮花路 | Avenida Flor de Lótus | 蓮花大橋
  蓮花路 | Avenida Flor de Lótus | street | 22.13872 113.55302
  龍環葡韻濕地 | Taipa Wetlands | park | 22.15302 113.56092 | 望德聖母灣大馬路 | Estrada da Baía de Nossa Senhora da Esperança
  渡假村穿梭巴士站 | Resort Shuttle Bus Stop | transport | 22.14732 113.56302 | 金光大道 | Cotai Strip`,
);
