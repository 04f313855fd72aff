import { placesOf } from './place.ts';

/** Senado Square, Praia Grande, the Outer Harbour and its reclaimed ground (ZAPE, NAPE). */
export const se = placesOf(
  'se',
  `
  議事亭前地 | Largo do Senado | square | 22.19372 113.53992 | 新馬路 | Avenida de Almeida Ribeiro | 噴水池 Senado Square
  民政總署大樓 | Leal Senado Building | office | 22.19342 113.53952 | 新馬路 | Avenida de Almeida Ribeiro | 市政署 IAM
  仁慈堂大樓 | Holy House of Mercy | sight | 22.19372 113.54022 | 議事亭前地 | Largo do Senado | Santa Casa da Misericórdia
  郵政總局 | General Post Office | office | 22.19342 113.54002 | 議事亭前地 | Largo do Senado
  新馬路 | Avenida de Almeida Ribeiro | street | 22.19402 113.53882 | | | 亞美打利庇盧大馬路 San Ma Lo
  玫瑰堂 | St. Dominic’s Church | sight | 22.19482 113.54042 | 板樟堂前地 | Largo de São Domingos | 聖母玫瑰堂
  板樟堂前地 | Largo de São Domingos | square | 22.19472 113.54032
  板樟堂街 | Rua de São Domingos | street | 22.19482 113.54092
  營地街市 | São Domingos Market | shop | 22.19492 113.53972 | 板樟堂街 | Rua de São Domingos
  營地大街 | Rua dos Mercadores | street | 22.19442 113.53902
  大堂前地 | Largo da Sé | square | 22.19372 113.54112
  主教座堂（大堂） | Sé Cathedral | sight | 22.19382 113.54142 | 大堂前地 | Largo da Sé
  盧家大屋 | Lou Kau Mansion | sight | 22.19402 113.54092 | 大堂巷 | Travessa da Sé
  大堂街 | Rua da Sé | street | 22.19342 113.54172
  賣草地街 | Rua da Palha | street | 22.19572 113.54052
  大三巴右街 | Rua da Ressurreição | street | 22.19722 113.54042
  高園街 | Rua do Monte | street | 22.19582 113.54172
  伯多祿局長街 | Rua de Pedro Nolasco da Silva | street | 22.19512 113.54272 | | | 白馬行
  葡萄牙駐澳門總領事館 | Consulate General of Portugal | office | 22.19522 113.54272 | 伯多祿局長街 | Rua de Pedro Nolasco da Silva
  約翰四世大馬路 | Avenida de D. João IV | street | 22.19182 113.54272
  南灣大馬路 | Avenida da Praia Grande | street | 22.19152 113.54072 | | | Nam Van
  殷皇子大馬路 | Avenida do Infante D. Henrique | street | 22.19212 113.54222
  友誼大馬路 | Avenida da Amizade | street | 22.19242 113.55202
  蘇亞利斯博士大馬路 | Avenida do Dr. Mário Soares | street | 22.19042 113.54072
  中國銀行大廈 | Bank of China Building | building | 22.19082 113.54212 | 蘇亞利斯博士大馬路 | Avenida do Dr. Mário Soares
  澳門財富中心 | FIT Centre Macau | building | 22.19032 113.54002 | 蘇亞利斯博士大馬路 | Avenida do Dr. Mário Soares
  亞馬喇前地 | Praça de Ferreira do Amaral | square | 22.18942 113.54302
  葡京酒店 | Hotel Lisboa | hotel | 22.19032 113.54382 | 葡京路 | Avenida de Lisboa
  新葡京酒店 | Grand Lisboa | hotel | 22.19092 113.54342 | 葡京路 | Avenida de Lisboa
  永利澳門 | Wynn Macau | hotel | 22.18892 113.54622 | 仙德麗街 | Rua Cidade de Sintra
  星際酒店 | StarWorld Hotel | hotel | 22.18982 113.54672 | 友誼大馬路 | Avenida da Amizade
  澳門美高梅 | MGM Macau | hotel | 22.18592 113.54642 | 孫逸仙大馬路 | Avenida Dr. Sun Yat Sen
  文華東方酒店 | Mandarin Oriental Macau | hotel | 22.18632 113.54502 | 孫逸仙大馬路 | Avenida Dr. Sun Yat Sen
  壹號廣場 | One Central Macau | shop | 22.18702 113.54522 | 孫逸仙大馬路 | Avenida Dr. Sun Yat Sen
  孫逸仙大馬路 | Avenida Dr. Sun Yat Sen | street | 22.18502 113.54952
  觀音蓮花苑 | Kun Iam Statue | sight | 22.18412 113.55082 | 孫逸仙大馬路 | Avenida Dr. Sun Yat Sen | 觀音像
  澳門文化中心 | Macao Cultural Centre | sight | 22.18752 113.55542 | 冼星海大馬路 | Avenida Xian Xing Hai
  澳門藝術博物館 | Macao Museum of Art | sight | 22.18802 113.55522 | 冼星海大馬路 | Avenida Xian Xing Hai
  澳門科學館 | Macao Science Center | sight | 22.18632 113.55802 | 孫逸仙大馬路 | Avenida Dr. Sun Yat Sen
  冼星海大馬路 | Avenida Xian Xing Hai | street | 22.18842 113.55322
  宋玉生廣場 | Alameda Dr. Carlos d’Assumpção | street | 22.18982 113.55152 | | | NAPE
  宋玉生公園 | Carlos d’Assumpção Park | park | 22.18802 113.55062 | 宋玉生廣場 | Alameda Dr. Carlos d’Assumpção
  皇朝廣場 | Dynasty Plaza | building | 22.19042 113.55202 | 宋玉生廣場 | Alameda Dr. Carlos d’Assumpção
  行政法務大樓 | Public Administration Building | office | 22.18912 113.54982 | 宋玉生廣場 | Alameda Dr. Carlos d’Assumpção
  北京街 | Rua de Pequim | street | 22.19122 113.55262
  廣州街 | Rua de Cantão | street | 22.19082 113.54982
  上海街 | Rua de Xangai | street | 22.19172 113.55062
  巴黎街 | Rua de Paris | street | 22.18902 113.55202
  倫敦街 | Rua de Londres | street | 22.18882 113.54822
  馬濟時總督大馬路 | Avenida do Governador Jaime Silvério Marques | street | 22.18802 113.54882
  羅理基博士大馬路 | Avenida do Dr. Rodrigo Rodrigues | street | 22.19252 113.54902
  澳門理工大學 | Macao Polytechnic University | school | 22.19302 113.55182 | 高美士街 | Rua de Luís Gonzaga Gomes | 理工
  高美士街 | Rua de Luís Gonzaga Gomes | street | 22.19362 113.55172
  澳門大賽車博物館 | Macao Grand Prix Museum | sight | 22.19412 113.55082 | 高美士街 | Rua de Luís Gonzaga Gomes
  皇家金堡酒店 | Casa Real Hotel | hotel | 22.19372 113.55392 | 羅理基博士大馬路 | Avenida do Dr. Rodrigo Rodrigues
  澳門金沙 | Sands Macao | hotel | 22.19152 113.55482 | 蘇亞雷斯前地 | Largo de Monte Carlo | 金沙酒店
  漁人碼頭 | Macau Fisherman’s Wharf | sight | 22.19262 113.55722 | 友誼大馬路 | Avenida da Amizade
  勵宮酒店 | Legend Palace Hotel | hotel | 22.19322 113.55772 | 漁人碼頭 | Fisherman’s Wharf
  勵庭海景酒店 | Harbourview Hotel Macau | hotel | 22.19202 113.55702 | 漁人碼頭 | Fisherman’s Wharf
  金麗華酒店 | Grand Lapa Macau | hotel | 22.19352 113.55382 | 友誼大馬路 | Avenida da Amizade | Artyzen Grand Lapa 雅辰
  總統酒店 | Hotel Presidente | hotel | 22.19162 113.54882 | 友誼大馬路 | Avenida da Amizade
  京都酒店 | Metropole Hotel | hotel | 22.19162 113.54142 | 南灣大馬路 | Avenida da Praia Grande
  外港客運碼頭 | Outer Harbour Ferry Terminal | transport | 22.19722 113.55912 | 海港前地 | Largo do Terminal Marítimo | 港澳碼頭
  加思欄花園 | São Francisco Garden | park | 22.19242 113.54532 | 南灣大馬路 | Avenida da Praia Grande
  加思欄馬路 | Estrada de São Francisco | street | 22.19352 113.54582
  澳門陸軍俱樂部 | Clube Militar de Macau | sight | 22.19212 113.54502 | 南灣大馬路 | Avenida da Praia Grande
  新八佰伴 | New Yaohan | shop | 22.19012 113.53922 | 蘇亞利斯博士大馬路 | Avenida do Dr. Mário Soares
  何鴻燊博士大馬路 | Avenida do Dr. Stanley Ho | street | 22.18702 113.54222
  澳門葡文學校 | Escola Portuguesa de Macau | school | 22.19152 113.54362 | 殷皇子大馬路 | Avenida do Infante D. Henrique
  嘉諾撒聖心中學 | Sacred Heart Canossian College | school | 22.19502 113.54412 | 水坑尾街 | Rua do Campo
  聖羅撒女子中學 | Santa Rosa de Lima School | school | 22.19352 113.54492 | 加思欄馬路 | Estrada de São Francisco`,
);
