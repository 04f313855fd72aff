import { placesOf } from './place.ts';

/** Coloane, with the university on Hengqin that belongs to Macau. */
export const francisco = placesOf(
  'francisco',
  `
  路環市區 | Coloane Village | square | 22.11712 113.55122
  恩尼斯總統前地 | Largo do Presidente António Ramalho Eanes | square | 22.11802 113.55122
  聖方濟各聖堂 | Chapel of St. Francis Xavier | sight | 22.11662 113.55102 | 計單奴街 | Rua do Caetano
  計單奴街 | Rua do Caetano | street | 22.11632 113.55122
  十月初五馬路 | Avenida de Cinco de Outubro | street | 22.11552 113.55062
  戴紳禮街 | Rua do Tassara | street | 22.11792 113.55122
  路環中街 | Rua do Meio | street | 22.11622 113.55162
  客商街 | Rua dos Negociantes | street | 22.11752 113.55152
  譚公廟 | Tam Kung Temple | sight | 22.11352 113.55022 | 十月初五馬路 | Avenida de Cinco de Outubro
  天后古廟（路環） | Tin Hau Temple, Coloane | sight | 22.11702 113.55262 | 民國馬路 | Rua do Meio
  路環圖書館 | Coloane Library | sight | 22.11582 113.55092 | 十月初五馬路 | Avenida de Cinco de Outubro
  路環碼頭 | Coloane Pier | transport | 22.11852 113.55042 | 碼頭前地 | Largo do Cais
  安德魯餅店 | Lord Stow’s Bakery | shop | 22.11812 113.55112 | 戴紳禮街 | Rua do Tassara | egg tart 葡撻
  石排灣郊野公園 | Seac Pai Van Park | park | 22.12492 113.55882 | 石排灣馬路 | Estrada de Seac Pai Van | 大熊貓館 Panda
  石排灣馬路 | Estrada de Seac Pai Van | street | 22.12382 113.55652
  石排灣公屋群 | Seac Pai Van Public Housing | estate | 22.12832 113.55682 | 和諧大馬路 | Avenida da Harmonia
  和諧大馬路 | Avenida da Harmonia | street | 22.12822 113.55742
  居雅大廈 | Koi Nga Building | estate | 22.12792 113.55642 | 和諧大馬路 | Avenida da Harmonia
  樂群樓 | Lok Kuan Building | estate | 22.12872 113.55802 | 和諧大馬路 | Avenida da Harmonia
  業興大廈 | Ip Heng Building | estate | 22.12902 113.55682 | 和諧大馬路 | Avenida da Harmonia
  金峰南岸 | One Oasis | estate | 22.13162 113.56022 | 田畔街 | Rua de Entre-Campos | One Oasis Cotai South
  田畔街 | Rua de Entre-Campos | street | 22.13182 113.56062
  石排灣站 | LRT Seac Pai Van Station | transport | 22.13062 113.55822
  離島醫療綜合體 | Islands Healthcare Complex | hospital | 22.13382 113.55732 | 蓮花路 | Avenida Flor de Lótus | 協和醫院 Macao Union
  協和醫院站 | LRT Union Hospital Station | transport | 22.13422 113.55862
  疊石塘山 | Coloane Alto (A-Má Statue) | sight | 22.12282 113.56542 | 路環步行徑 | Coloane Trail | 媽祖像
  媽祖文化村 | A-Má Cultural Village | sight | 22.12342 113.56502 | 疊石塘山 | Alto de Coloane
  黑沙海灘 | Hac Sá Beach | beach | 22.11872 113.57022 | 黑沙馬路 | Estrada de Hac Sá
  黑沙馬路 | Estrada de Hac Sá | street | 22.12012 113.56762
  黑沙公園 | Hac Sá Park | park | 22.12062 113.56912 | 黑沙馬路 | Estrada de Hac Sá
  法蘭度餐廳 | Fernando’s (Hac Sá) | shop | 22.11982 113.57002 | 黑沙海灘 | Praia de Hac Sá
  鷺環海天度假酒店 | Grand Coloane Resort | hotel | 22.11752 113.57602 | 黑沙馬路 | Estrada de Hac Sá
  竹灣海灘 | Cheoc Van Beach | beach | 22.10932 113.55752 | 竹灣馬路 | Estrada de Cheoc Van
  竹灣馬路 | Estrada de Cheoc Van | street | 22.11122 113.55602
  竹灣豪園 | Jardim de Cheoc Van | estate | 22.11052 113.55902 | 竹灣馬路 | Estrada de Cheoc Van
  九澳村 | Ká-Hó Village | square | 22.12602 113.58302 | 九澳高頂馬路 | Estrada do Altinho de Ká-Hó
  九澳聖母村 | Our Lady Village of Ká Hó | sight | 22.12452 113.58422 | 九澳 | Ká-Hó
  九澳高頂馬路 | Estrada do Altinho de Ká-Hó | street | 22.12802 113.57702
  九澳水庫郊野公園 | Ká-Hó Reservoir Park | park | 22.13182 113.57352
  聯生海濱路 | Rua Marginal da Concórdia | street | 22.13252 113.55072
  澳門大學 | University of Macau | school | 22.13002 113.54572 | 大學大馬路 | Avenida da Universidade | 澳大 UM
  大學大馬路 | Avenida da Universidade | street | 22.12902 113.54522
  澳門大學小賣部 | University Store | shop | 22.13042 113.54602 | 大學大馬路 | Avenida da Universidade`,
);
