import { placesOf } from './place.ts';

/** St. Lazarus, Guia, Flora and Tap Seac. */
export const lazaro = placesOf(
  'lazaro',
  `
  塔石廣場 | Tap Seac Square | square | 22.19942 113.54632 | 荷蘭園大馬路 | Avenida do Conselheiro Ferreira de Almeida | Praça do Tap Seac
  澳門中央圖書館 | Macao Central Library | sight | 22.19902 113.54612 | 荷蘭園大馬路 | Avenida do Conselheiro Ferreira de Almeida
  塔石藝文館 | Tap Seac Gallery | sight | 22.19932 113.54602 | 荷蘭園大馬路 | Avenida do Conselheiro Ferreira de Almeida
  荷蘭園大馬路 | Avenida do Conselheiro Ferreira de Almeida | street | 22.19852 113.54592 | | | Ho Lan Yun
  瘋堂斜巷 | Calçada da Igreja de São Lázaro | street | 22.19762 113.54472 | | | 望德堂 St. Lazarus
  瘋堂新街 | Rua de São Roque | street | 22.19772 113.54442
  聖味基街 | Rua de São Miguel | street | 22.19832 113.54412
  望德聖母堂 | St. Lazarus Church | sight | 22.19772 113.54472 | 瘋堂斜巷 | Calçada da Igreja de São Lázaro
  聖味基墳場 | St. Michael’s Cemetery | sight | 22.19912 113.54512 | 西墳馬路 | Estrada do Cemitério
  西墳馬路 | Estrada do Cemitério | street | 22.19972 113.54532
  得勝花園 | Victory Garden | park | 22.20062 113.54902 | 得勝馬路 | Estrada da Vitória | Jardim da Vitória
  得勝馬路 | Estrada da Vitória | street | 22.20122 113.54882
  士多紐拜斯大馬路 | Avenida de Sidónio Pais | street | 22.20092 113.54832
  二龍喉公園 | Flora Garden | park | 22.20072 113.55002 | 士多紐拜斯大馬路 | Avenida de Sidónio Pais | Jardim da Flora
  松山纜車 | Guia Cable Car | transport | 22.20022 113.55002 | 士多紐拜斯大馬路 | Avenida de Sidónio Pais
  東望洋炮台及燈塔 | Guia Fortress and Lighthouse | sight | 22.19652 113.54972 | 松山市政公園 | Guia Hill Municipal Park | 松山燈塔
  松山市政公園 | Guia Hill Municipal Park | park | 22.19752 113.54982
  松山馬路 | Estrada de Cacilhas | street | 22.19902 113.55242
  東望洋新街 | Rua Nova à Guia | street | 22.19732 113.54702
  東望洋街 | Rua Ferreira do Amaral | street | 22.19662 113.54622
  東望洋斜巷 | Calçada do Gaio | street | 22.19602 113.54722
  仁伯爵綜合醫院 | Conde S. Januário Hospital | hospital | 22.19392 113.54642 | 若憲馬路 | Estrada do Visconde de São Januário | 山頂醫院
  國父紀念館 | Dr. Sun Yat Sen Memorial House | sight | 22.20122 113.54802 | 文第士街 | Rua de Silva Mendes
  文第士街 | Rua de Silva Mendes | street | 22.20132 113.54782
  亞利鴉架街 | Rua de Sacadura Cabral | street | 22.19982 113.54742
  美麗街 | Rua de Abreu Nunes | street | 22.19872 113.54662
  柯高街 | Rua de Afonso de Albuquerque | street | 22.20022 113.54652
  水坑尾街 | Rua do Campo | street | 22.19472 113.54382
  水塘休憩區 | Reservoir Leisure Park | park | 22.20122 113.55402 | 水塘馬路 | Estrada do Reservatório
  水塘馬路 | Estrada do Reservatório | street | 22.20032 113.55422
  蔡高中學 | Choi Nong Chi Tai School | school | 22.19852 113.54712 | 東望洋新街 | Rua Nova à Guia
  澳門培道中學 | Pooi To Middle School | school | 22.19682 113.54582 | 東望洋街 | Rua Ferreira do Amaral
  東望洋酒店 | Hotel Guia | hotel | 22.19732 113.54782 | 松山馬路 | Estrada do Engenheiro Trigo`,
);
