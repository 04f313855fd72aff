import { placesOf } from './place.ts';

/** Barra, Penha, Lilau and the lakes. */
export const lourenco = placesOf(
  'lourenco',
  `
  媽閣廟 | A-Má Temple | sight | 22.18612 113.53122 | 媽閣廟前地 | Largo do Pagode da Barra
  媽閣廟前地 | Largo do Pagode da Barra | square | 22.18602 113.53102
  海事博物館 | Maritime Museum | sight | 22.18622 113.53072 | 媽閣廟前地 | Largo do Pagode da Barra
  媽閣交通樞紐 | Barra Transport Interchange | transport | 22.18372 113.53192 | 媽閣上街 | Rua de São Tiago da Barra | 輕軌媽閣站 LRT Barra Station
  媽閣街 | Rua da Barra | street | 22.18722 113.53262
  媽閣斜巷 | Calçada da Barra | street | 22.18782 113.53262
  港務局大樓 | Moorish Barracks | sight | 22.18762 113.53252 | 媽閣斜巷 | Calçada da Barra
  亞婆井前地 | Largo do Lilau | square | 22.18862 113.53372
  鄭家大屋 | Mandarin’s House | sight | 22.18842 113.53402 | 亞婆井前地 | Largo do Lilau
  高樓街 | Rua do Padre António | street | 22.18932 113.53462
  風順堂街 | Rua de São Lourenço | street | 22.19052 113.53622
  聖老楞佐教堂 | St. Lawrence’s Church | sight | 22.19072 113.53622 | 風順堂街 | Rua de São Lourenço | 風順堂
  聖若瑟修院及聖堂 | St. Joseph’s Seminary and Church | sight | 22.19162 113.53652 | 三巴仔橫街 | Rua do Seminário
  三巴仔橫街 | Rua do Seminário | street | 22.19152 113.53662
  崗頂前地 | Largo de Santo Agostinho | square | 22.19232 113.53772 | | | St. Augustine’s Square
  崗頂劇院 | Dom Pedro V Theatre | sight | 22.19222 113.53742 | 崗頂前地 | Largo de Santo Agostinho
  聖奧斯定教堂 | St. Augustine’s Church | sight | 22.19252 113.53782 | 崗頂前地 | Largo de Santo Agostinho
  何東圖書館 | Sir Robert Ho Tung Library | sight | 22.19212 113.53782 | 崗頂前地 | Largo de Santo Agostinho
  下環街 | Rua de Praia do Manduco | street | 22.19022 113.53382
  下環街市 | São Lourenço Market | shop | 22.19002 113.53402 | 李加祿街 | Rua de João Lecaros
  河邊新街 | Rua do Almirante Sérgio | street | 22.19002 113.53252
  火船頭街 | Rua das Lorchas | street | 22.19342 113.53502
  福隆新街 | Rua da Felicidade | street | 22.19382 113.53702
  司打口 | Praça de Ponte e Horta | square | 22.19272 113.53542
  西望洋山 | Penha Hill | sight | 22.18732 113.53502 | 西望洋馬路 | Avenida da Penha | 主教山 Penha Church
  西望洋馬路 | Avenida da Penha | street | 22.18802 113.53482
  民國大馬路 | Avenida da República | street | 22.18532 113.53312
  南灣湖景大馬路 | Avenida Panorâmica do Lago Nam Van | street | 22.18782 113.53722
  西灣湖景大馬路 | Avenida Panorâmica do Lago Sai Van | street | 22.18552 113.53722
  西灣湖廣場 | Sai Van Lake Square | square | 22.18622 113.53662
  南灣·雅文湖畔 | Anim’Arte Nam Van | sight | 22.18802 113.53702 | 南灣湖景大馬路 | Avenida Panorâmica do Lago Nam Van
  澳門旅遊塔 | Macau Tower | sight | 22.17972 113.53672 | 觀光塔前地 | Largo da Torre de Macau | 觀光塔
  觀光塔街 | Rua da Torre de Macau | street | 22.18042 113.53612
  孫逸仙大馬路（西灣） | Avenida Dr. Sun Yat Sen (Sai Van) | street | 22.18182 113.53402
  立法會大樓 | Legislative Assembly | office | 22.18522 113.54062 | 南灣湖畔 | Nam Van Lake
  終審及中級法院大樓 | Court of Final Appeal | office | 22.18612 113.54132 | 南灣湖畔 | Nam Van Lake
  政府總部 | Government Headquarters | office | 22.18932 113.53792 | 南灣大馬路 | Avenida da Praia Grande
  聖母無原罪工業中學 | Instituto Salesiano | school | 22.19032 113.53662 | 風順堂街 | Rua de São Lourenço | 慈幼中學
  聖若瑟大學附屬學校 | Colégio Diocesano de São José | school | 22.19122 113.53642 | 三巴仔橫街 | Rua do Seminário
  聖地牙哥古堡酒店 | Pousada de São Tiago | hotel | 22.18342 113.53122 | 民國大馬路 | Avenida da República`,
);
